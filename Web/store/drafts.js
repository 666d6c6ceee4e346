// What a person is about to make of a list, or of its icon: lives from opening the form or the editor until Done or Cancel.
// It survives a reload, and going back and forward again.

/**
 * @typedef {object} Draft
 * @property {string} name as typed
 * @property {string} recipe
 * @property {boolean} isChosen whether the person decided on the icon; else it follows the name
 * @property {string} suggestedFor the name that the icon was suggested for
 * @property {{ name: string, recipe: string }} [base] the list as it was when the form was opened
 */

const key = 'iconsmith-drafts';

export class Drafts {
    constructor() {
        /** @type {Record<string, any>} */
        this.drafts = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    }

    /**
     * @template {object} D
     * @param {string} path the screen's address
     * @param {() => D} begin
     * @returns {D}
     */
    at(path, begin) {
        return this.drafts[path] ??= begin();
    }

    /**
     * @param {string} path
     * @param {Partial<Draft>} changes
     */
    change(path, changes) {
        const draft = this.drafts[path];
        if (!draft) return;
        Object.assign(draft, changes);
        this.keep();
    }

    /** @param {string[]} paths */
    drop(...paths) {
        for (const path of paths) delete this.drafts[path];
        this.keep();
    }

    /** @param {string[]} paths of the only ones that can still be reached */
    dropAllBut(paths) {
        this.drop(...Object.keys(this.drafts).filter((path) => !paths.includes(path)));
    }

    keep() {
        sessionStorage.setItem(key, JSON.stringify(this.drafts));
    }
}
