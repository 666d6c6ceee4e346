// Which language the app speaks: what the address asks for (`?lang=`), else what was chosen, else what the browser prefers.

import en from './en.js';
import zhHant from './zh-Hant.js';

/** @typedef {typeof en} Words */

const languages = [en, zhHant];

/**
 * @param {string | null} asked
 * @param {string | null} chosen
 * @param {readonly string[]} preferred
 * @returns {{ words: Words, search: string }} `search` is the language in which the person is likely to search
 */
export function detect(asked, chosen, preferred) {
    for (const tag of [asked, chosen]) {
        const words = tag && match(tag);
        if (words) return { words, search: words.search };
    }
    const words = preferred.map(match).find((words) => words !== undefined) ?? en;
    // Search knows more languages than the app: a German may look for „Fahrrad“ in the English app.
    const wanted = preferred.map(plain).find((tag) => tag !== undefined);
    return { words, search: wanted && match(wanted) !== words ? wanted : words.search };
}

/**
 * The language, script and region of a tag. Browsers also prefer what is no language, as `C`, and say how they measure, as
 * `de-DE-u-mu-celsius`.
 *
 * @param {string} tag
 * @returns {string | undefined}
 */
function plain(tag) {
    return tag.match(/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?(?=-|$)/i)?.[0];
}

/**
 * Chinese of any kind is served by traditional characters, as in the titles of the glyph groups.
 *
 * @param {string} tag
 */
function match(tag) {
    const language = tag.toLowerCase().split('-')[0];
    return languages.find((words) => words.tag.toLowerCase().split('-')[0] === language);
}
