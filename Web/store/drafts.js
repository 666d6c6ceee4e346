// What a person is about to make of a list: lives from opening the form until Done or Cancel, and survives a reload.

/**
 * @typedef {object} Draft
 * @property {string} name as typed
 * @property {string} recipe
 * @property {boolean} isChosen whether the person decided on the icon; else it follows the name
 * @property {string} suggestedFor the name that the icon was suggested for
 */

const key = 'iconsmith-drafts';

export class Drafts {
    constructor() {
        /** @type {Record<string, Draft>} */
        this.drafts = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    }

    /**
     * @param {string} path the form's address
     * @param {() => Draft} begin
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

    /** @param {string} path */
    drop(path) {
        delete this.drafts[path];
        this.keep();
    }

    keep() {
        sessionStorage.setItem(key, JSON.stringify(this.drafts));
    }
}
