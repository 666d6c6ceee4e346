import { html, render } from '../core/html.js';

/** How long a toast stays, in milliseconds, unless pointer or focus is on it. */
const stay = 8_000;

/**
 * What can be done about a message. Those of like messages that follow each other closely are done together.
 *
 * @typedef {object} Action
 * @property {string} title
 * @property {(count: number) => string} together the message for several
 * @property {() => Promise<void> | void} act
 */

/** One message at the bottom of the page, above the sheet too, with at most one thing to do about it. */
export class Toast {
    constructor() {
        this.element = /** @type {HTMLElement} */ (document.querySelector('#toast'));
        this.dialog = /** @type {HTMLDialogElement} */ (document.querySelector('#sheet'));
        this.timer = 0;
        this.isShown = false;
        /** @type {Action[]} */
        this.actions = [];
        for (const type of ['pointerenter', 'focusin']) this.element.addEventListener(type, () => clearTimeout(this.timer));
        for (const type of ['pointerleave', 'focusout']) this.element.addEventListener(type, () => this.leaveLater());
        new MutationObserver(() => this.place()).observe(this.dialog, { attributeFilter: ['open'] });
    }

    /**
     * @param {string} message
     * @param {Action} [action]
     */
    show(message, action) {
        this.actions = action ? [...this.actions.filter(({ together }) => together === action.together), action] : [];
        const { length } = this.actions;
        const act = async () => {
            const { actions } = this;
            this.hide();
            for (const { act } of actions.toReversed()) await act();
        };
        render(html`<div class="toast"><span class="toast-message">${action && length > 1 ? action.together(length) : message}</span>
            ${action ? html`<button type="button" class="toast-action" @click=${act}>${action.title}</button>` : null}
        </div>`, this.element);
        this.isShown = true;
        this.place();
        this.leaveLater();
    }

    /** A dialog makes everything outside it inert, so the toast goes along; as a popover it is not cut off at its edges. */
    place() {
        const home = this.dialog.open ? this.dialog : document.body;
        if (this.element.parentElement !== home) home.append(this.element);
        if (this.isShown && !this.element.matches(':popover-open')) this.element.showPopover();
    }

    leaveLater() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.hide(), stay);
    }

    hide() {
        clearTimeout(this.timer);
        if (!this.isShown) return;
        if (this.element.contains(document.activeElement)) {
            /** @type {HTMLElement | null | undefined} */
            const heading = this.element.parentElement?.querySelector('.screen:not([hidden]) h1');
            heading?.focus();
        }
        render(html`<!---->`, this.element);
        this.element.hidePopover();
        this.isShown = false;
        this.actions = [];
    }
}
