// Glyphs, groups, palettes and suggestions: from the server, kept in the local database, so that what was seen once is there
// without a server too.

import { done, keep, reading } from './database.js';

/** @typedef {{ glyph: string, title?: string, variants: string[], data: string }} FoundGlyph */
/** @typedef {{ results: FoundGlyph[], next: number | null }} GlyphPage */
/** @typedef {{ id: string, title: string, count: number, glyph: string, data: string }} GlyphGroup */
/** @typedef {{ id: string, colors: { name: string, colors: string[] }[] }} Palette */
/** @typedef {{ glyph: string, recipe: string, data: string }} Suggestion */

/** Glyphs asked for at a time: a screen and a half on a phone. */
const pageSize = 90;

/** No answer within this is none, and the first and the longest wait until it is tried again, in milliseconds. */
const patience = 10_000;
const waits = { first: 1_000, longest: 60_000 };

/** Tells `retry` when outlines that there was no way to may be there by now. */
export class GlyphStore extends EventTarget {
    /**
     * @param {IDBDatabase} database
     * @param {string} language of the person, for words and titles
     */
    constructor(database, language) {
        super();
        this.database = database;
        this.language = language;
        /** @type {Map<string, Promise<string | undefined>>} */
        this.outlines = new Map();
        /** @type {Suggestion | undefined} */
        this.lastNeutral = undefined;
        this.wait = waits.first;
        this.timer = 0;
        /** What the last answers were, so that a screen has them at once. @type {Palette[]} */
        this.lastPalettes = [];
        /** @type {GlyphGroup[]} */
        this.lastGroups = [];
    }

    /**
     * The outlines of a glyph; undefined when there is no such glyph, or no way to it now.
     *
     * @param {string} name `pack/name`
     */
    data(name) {
        let data = this.outlines.get(name);
        if (!data) {
            data = this.find(name);
            this.outlines.set(name, data);
            // Another time it may be there.
            data.then((found) => found === undefined && this.outlines.delete(name));
        }
        return data;
    }

    /**
     * @param {string} name
     * @returns {Promise<string | undefined>}
     */
    async find(name) {
        const kept = await done(reading(this.database, 'glyphs').get(name));
        if (kept) return kept.data;
        try {
            const address = `/api/v1/glyphs/${name.split('/').map(encodeURIComponent).join('/')}`;
            const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
            if (response.status === 404) return undefined;
            if (!response.ok) throw new Error(`status ${response.status}`);
            const data = await response.text();
            this.wait = waits.first;
            await keep(this.database, 'glyphs', { name, data });
            return data;
        } catch {
            this.retryLater();
            return undefined;
        }
    }

    /** One wait for all, twice as long as the one before while nothing comes. */
    retryLater() {
        if (this.timer) return;
        this.timer = setTimeout(() => {
            this.timer = 0;
            this.wait = Math.min(2 * this.wait, waits.longest);
            this.dispatchEvent(new Event('retry'));
        }, this.wait);
    }

    /**
     * Keeps outlines that came with something else.
     *
     * @param {string} name
     * @param {string} data
     */
    learn(name, data) {
        if (this.outlines.has(name)) return;
        this.outlines.set(name, Promise.resolve(data));
    }

    /**
     * Keeps a glyph that is in use, for times without a server.
     *
     * @param {string | undefined} name
     */
    async hold(name) {
        const data = name && await this.data(name);
        if (data) await keep(this.database, 'glyphs', { name, data });
    }

    /**
     * A page of what is found; without words, of the group or of all. Without a server: of the glyphs kept here.
     *
     * @param {{ words: string, group: string, offset: number, signal: AbortSignal }} question
     * @returns {Promise<GlyphPage & { isLocal: boolean }>}
     */
    async search({ words, group, offset, signal }) {
        const query = new URLSearchParams({ lang: this.language, limit: String(pageSize), offset: String(offset) });
        if (words) query.set('q', words);
        if (group) query.set('group', group);
        try {
            const response = await fetch(`/api/v1/glyphs?${query}`, { signal });
            if (!response.ok) throw new Error(`status ${response.status}`);
            const page = /** @type {GlyphPage} */ (await response.json());
            for (const { glyph, data } of page.results) this.learn(glyph, data);
            return { ...page, isLocal: false };
        } catch (error) {
            if (signal.aborted) throw error;
            return { results: offset === 0 ? await this.searchKept(words) : [], next: null, isLocal: true };
        }
    }

    /** @param {string} words */
    async searchKept(words) {
        const kept = /** @type {{ name: string, data: string }[]} */ (await done(reading(this.database, 'glyphs').getAll()));
        const wanted = words.toLowerCase().split(/\s+/);
        return kept.filter(({ name }) => wanted.every((word) => name.includes(word)))
            .map(({ name, data }) => ({ glyph: name, variants: [], data }));
    }

    /** @returns {Promise<GlyphGroup[]>} */
    async groups() {
        const answer = await this.remembered(`groups ${this.language}`, `glyphs/groups?lang=${this.language}`);
        return this.lastGroups = answer?.groups ?? this.lastGroups;
    }

    /** @returns {Promise<Palette[]>} */
    async palettes() {
        return this.lastPalettes = (await this.remembered('palettes', 'palettes'))?.palettes ?? this.lastPalettes;
    }

    /** What is suggested when nothing is known of a name. @returns {Promise<Suggestion | undefined>} */
    async neutral() {
        this.lastNeutral = await this.remembered('suggestion', `suggest?name=&lang=${this.language}`);
        return this.lastNeutral;
    }

    /**
     * @param {string} name
     * @param {AbortSignal} [signal]
     * @returns {Promise<Suggestion | undefined>}
     */
    async suggest(name, signal) {
        try {
            const response = await fetch(`/api/v1/suggest?${new URLSearchParams({ name, lang: this.language })}`, { signal });
            if (!response.ok) return undefined;
            const suggestion = /** @type {Suggestion} */ (await response.json());
            this.learn(suggestion.glyph, suggestion.data);
            return suggestion;
        } catch (error) {
            if (signal?.aborted) throw error;
            return undefined;
        }
    }

    /**
     * What the server answers, or what it answered the last time.
     *
     * @param {string} name
     * @param {string} path
     * @returns {Promise<any>}
     */
    async remembered(name, path) {
        try {
            const response = await fetch(`/api/v1/${path}`);
            if (!response.ok) throw new Error(`status ${response.status}`);
            const value = await response.json();
            await keep(this.database, 'notes', { name, value });
            return value;
        } catch {
            return (await done(reading(this.database, 'notes').get(name)))?.value;
        }
    }
}
