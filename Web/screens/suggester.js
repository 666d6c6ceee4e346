// Finds an icon for a name while it is typed, as long as the person has not chosen one.

import { cleanName } from '../store/list.js';

/** @typedef {import('../store/drafts.js').Draft} Draft */

/** After the last key, in milliseconds. */
const delay = 140;
/** How long saving waits for a suggestion that is on its way, in milliseconds. */
const patience = 700;

export class Suggester {
    /**
     * @param {import('../store/glyph-store.js').GlyphStore} glyphs
     * @param {Draft} draft
     * @param {(changes: Partial<Draft>) => void} apply
     */
    constructor(glyphs, draft, apply) {
        this.glyphs = glyphs;
        this.draft = draft;
        this.apply = apply;
        this.asked = new AbortController();
        /** @type {Promise<void>} */
        this.running = Promise.resolve();
        if (!draft.isChosen && !draft.suggestedFor) this.running = this.begin();
    }

    /** Something better to show than a bare plate, whatever the name. */
    async begin() {
        const neutral = await this.glyphs.neutral();
        if (neutral && !this.draft.isChosen && !this.draft.suggestedFor) this.apply({ recipe: neutral.recipe });
    }

    /** @param {string} typed */
    follow(typed) {
        const name = cleanName(typed);
        if (this.draft.isChosen || name === this.draft.suggestedFor) return;
        this.asked.abort();
        this.asked = new AbortController();
        this.running = this.suggest(name, this.asked.signal).catch(() => {});
    }

    /**
     * @param {string} name
     * @param {AbortSignal} signal
     */
    async suggest(name, signal) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (signal.aborted) return;
        const suggestion = name ? await this.glyphs.suggest(name, signal) : await this.glyphs.neutral();
        if (signal.aborted || this.draft.isChosen || !suggestion) return;
        this.apply({ recipe: suggestion.recipe, suggestedFor: name });
    }

    /** Waits for a suggestion that is on its way, but not for long. */
    settled() {
        return Promise.race([this.running, new Promise((resolve) => setTimeout(resolve, patience))]);
    }

    stop() {
        this.asked.abort();
    }
}
