// The states an icon went through in the editor, to go back and forth between.

/** More steps than anyone goes back. */
const longest = 200;

export class IconHistory {
    /** @param {string} recipe */
    constructor(recipe) {
        this.states = [recipe];
        this.at = 0;
        /** Whether the current state may still be replaced: within one drag. */
        this.isOpen = false;
    }

    get current() {
        return this.states[this.at];
    }

    get canUndo() {
        return this.at > 0;
    }

    get canRedo() {
        return this.at < this.states.length - 1;
    }

    /**
     * @param {string} recipe
     * @param {boolean} [isPartOfDrag] what follows within the same drag replaces it
     */
    push(recipe, isPartOfDrag = false) {
        if (recipe === this.current) {
            this.isOpen &&= isPartOfDrag;
            return;
        }
        if (!this.isOpen) this.at += 1;
        this.states.splice(this.at, Infinity, recipe);
        if (this.states.length > longest) {
            this.states.shift();
            this.at -= 1;
        }
        this.isOpen = isPartOfDrag;
    }

    /** @param {-1 | 1} step */
    go(step) {
        this.isOpen = false;
        this.at = Math.min(Math.max(this.at + step, 0), this.states.length - 1);
    }
}
