import { each, html, render } from '../core/html.js';
import { glyph, withGlyph } from '../core/recipe.js';
import { glyphDrawing } from '../parts/glyph-drawing.js';
import { rove } from '../parts/roving.js';

/** @typedef {import('./app-context.js').App} App */
/** @typedef {import('../store/glyph-store.js').FoundGlyph} FoundGlyph */
/** @typedef {import('../store/glyph-store.js').GlyphGroup} GlyphGroup */

/** After the last key, in milliseconds. */
const delay = 120;

/** The group of what fits the list's name. */
const suggested = 'suggested';

/**
 * Search as one types, groups, and a grid that goes on as one scrolls.
 *
 * @param {App} app
 * @param {string} name of the list, for a first suggestion
 * @param {(recipe: string) => void} change
 * @returns {import('./editor-screen.js').Pane}
 */
export function glyphPane(app, name, change) {
    const { words } = app;
    const question = { words: '', group: name ? suggested : '' };
    const element = document.createElement('div');
    element.className = 'glyph-pane';
    let recipe = '';
    const suggestion = name ? [{ id: suggested, title: words.suggestions }] : [];
    let groups = app.glyphs.lastGroups;
    /** @type {FoundGlyph[]} */
    let found = [];
    /** How many of these fit the list's name, when all there is follows. @type {number | undefined} */
    let fitting;
    /** @type {number | null} */
    let next = 0;
    let queryIndex = 0;
    let isLocal = false;
    let hasAnswer = false;
    let running = new AbortController();

    /** What is asked one after the other: what fits the list's name is followed by all there is. */
    const queries = () => {
        const typed = question.words.trim();
        if (question.group !== suggested) return [{ words: typed, group: question.group }];
        return typed ? [{ words: typed, group: '' }] : [{ words: name, group: '' }, { words: '', group: '' }];
    };

    const more = async (/** @type {AbortSignal} */ signal) => {
        const query = queries()[queryIndex];
        if (next === null || !query) return;
        const offset = next;
        next = null;
        const page = await app.glyphs.search({ ...query, offset, signal });
        const isFirst = offset === 0 && queryIndex === 0;
        const before = isFirst ? [] : found;
        if (isFirst) fitting = undefined;
        else if (offset === 0) fitting = before.length;
        const seen = new Set(before.map((result) => result.glyph));
        found = [...before, ...page.results.filter((result) => !seen.has(result.glyph))];
        ({ next, isLocal } = page);
        if (next === null && !isLocal && queryIndex + 1 < queries().length) {
            queryIndex += 1;
            next = 0;
        }
        hasAnswer = true;
        show();
        if (isFirst) element.closest('.pane')?.scrollTo(0, 0);
        // Watched anew, since the end may still be in view.
        watcher.unobserve(end);
        watcher.observe(end);
    };

    const ask = async (wait = 0) => {
        running.abort();
        running = new AbortController();
        const { signal } = running;
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (signal.aborted) return;
        [next, queryIndex] = [0, 0];
        await more(signal).catch((error) => signal.aborted || console.error(error));
    };

    const type = (/** @type {string} */ text) => {
        question.words = text;
        show();
        ask(delay);
    };
    const clear = () => {
        type('');
        /** @type {HTMLElement | null} */ (element.querySelector('.search-input'))?.focus();
    };
    const pick = (/** @type {string} */ id) => {
        question.group = id;
        show();
        ask();
    };
    const escape = (/** @type {KeyboardEvent} */ event) => {
        // The first Escape empties the field, the next leaves the editor.
        if (event.key !== 'Escape' || question.words === '') return;
        event.preventDefault();
        clear();
    };

    const end = document.createElement('div');
    end.className = 'glyph-end';
    const watcher = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting) && hasAnswer) more(running.signal).catch(() => {});
    }, { rootMargin: '600px' });
    watcher.observe(end);

    /** @type {Map<string, Node>} */
    const drawings = new Map();
    const drawing = (/** @type {string} */ name, /** @type {string} */ data) => {
        const known = drawings.get(name) ?? glyphDrawing(data);
        drawings.set(name, known);
        return known;
    };

    // Words are looked for everywhere, unless a group was chosen.
    const lookedIn = () => (question.group === suggested && question.words.trim() ? '' : question.group);

    const chip = (/** @type {{ id: string, title: string, data?: string }} */ { id, title, data }) => html`<button type="button"
        class="chip" role="radio" aria-checked=${String(id === lookedIn())} tabindex="-1" .tabIndex=${id === lookedIn() ? 0 : -1}
        @click=${() => pick(id)}>${data ? drawing(`group ${id}`, data) : null}${title}</button>`;

    /** @type {(result: FoundGlyph, isChosen: boolean, isStop: boolean) => import('../core/html.js').Markup} */
    const cell = ({ glyph, title = spoken(glyph), data }, isChosen, isStop) => html`<button type="button" class="glyph-cell"
        role="option" lang=${title === spoken(glyph) ? 'en' : null} aria-label=${title} title=${title}
        aria-selected=${String(isChosen)} tabindex="-1" .tabIndex=${isStop ? 0 : -1}
        data-glyph=${glyph}>${drawing(glyph, data)}</button>`;

    const show = () => {
        const chosen = glyph(recipe);
        const at = found.findIndex(({ glyph, variants }) => glyph === chosen || variants.includes(chosen ?? ''));
        // The one stop of the Tab key: where the focus is, else what is chosen, else the first.
        const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.glyph : undefined;
        const focusedAt = found.findIndex(({ glyph }) => glyph === focused);
        const stop = focusedAt < 0 ? Math.max(at, 0) : focusedAt;
        const cells = (/** @type {number} */ from, /** @type {number} */ to) => each(found.slice(from, to),
            (result) => result.glyph, (result, index) => cell(result, from + index === at, from + index === stop));
        const isCounted = question.words || (question.group && question.group !== suggested);
        const count = hasAnswer && isCounted ? words.results(found.length, next !== null) : '';
        render(html`<div class="glyph-tools">
                <div class="search"><sign-symbol name="search"></sign-symbol>
                    <input type="search" class="search-input" aria-label=${words.searchGlyphs}
                        placeholder=${words.searchPlaceholder} enterkeyhint="search" autocapitalize="none"
                        autocomplete="off" spellcheck="false" dir="auto"
                        .value=${question.words} @keydown=${escape}
                        @input=${(/** @type {Event} */ { target }) => type(/** @type {HTMLInputElement} */ (target).value)}>
                    <button type="button" class="clear-button" aria-label=${words.clearSearch} ?hidden=${question.words === ''}
                        @click=${clear}><sign-symbol name="close"></sign-symbol></button>
                </div>
                <div class="chips" role="radiogroup" aria-label=${words.groups}
                    @keydown=${(/** @type {KeyboardEvent} */ event) => rove(event, '[role=radio]')?.click()}>
                    ${each([...suggestion, { id: '', title: words.all }, ...groups], ({ id }) => id, chip)}
                </div>
            </div>
            <p class="glyph-count" role="status">${count}</p>
            ${isLocal ? html`<p class="pane-note">${words.offlineGlyphs}</p>` : null}
            ${hasAnswer && found.length === 0 && !isLocal
                ? html`<div class="nothing"><p class="nothing-title">${words.noResults(question.words)}</p>
                    <p>${words.noResultsHint}</p></div>` : null}
            <div role="listbox" aria-label=${words.glyphs} ?hidden=${found.length === 0}
                @keydown=${(/** @type {KeyboardEvent} */ event) => rove(event, '[role=option]')}>
                <div class="glyphs" role="group" aria-label=${fitting ? words.suggestions : words.glyphs} ?hidden=${fitting === 0}>
                    ${cells(0, fitting ?? found.length)}</div>
                ${fitting === undefined ? null : html`<h2 class="pane-title glyphs-title" id="all-glyphs"
                        role="presentation">${words.allGlyphs}</h2>
                    <div class="glyphs" role="group" aria-labelledby="all-glyphs">${cells(fitting, found.length)}</div>`}
            </div>${end}`, element);
    };

    element.addEventListener('click', ({ target }) => {
        const cell = target instanceof Element ? target.closest('.glyph-cell') : null;
        if (cell instanceof HTMLElement && cell.dataset.glyph) change(withGlyph(recipe, cell.dataset.glyph));
    });
    app.glyphs.groups().then((known) => {
        groups = known;
        show();
    });
    return {
        element,
        update: (now) => {
            recipe = now;
            show();
        },
        appear: () => {
            if (!hasAnswer) ask();
        },
    };
}

/**
 * A glyph's name as it is read out: `shopping cart` of `phosphor/shopping-cart`.
 *
 * @param {string} name
 */
function spoken(name) {
    return name.slice(name.indexOf('/') + 1).replaceAll('-', ' ');
}
