import { html, render } from '../core/html.js';

/** How long a toast stays, in milliseconds, unless pointer or focus is on it. */
const stay = 8_000;

/** One message at the bottom of the page, with at most one thing to do about it. */
export class Toast {
    constructor() {
        this.element = /** @type {HTMLElement} */ (document.querySelector('#toast'));
        this.timer = 0;
        for (const type of ['pointerenter', 'focusin']) this.element.addEventListener(type, () => clearTimeout(this.timer));
        for (const type of ['pointerleave', 'focusout']) this.element.addEventListener(type, () => this.leaveLater());
    }

    /**
     * @param {string} message
     * @param {{ title: string, act: () => void }} [action]
     */
    show(message, action) {
        const act = () => {
            this.hide();
            action?.act();
        };
        render(html`<div class="toast"><span>${message}</span>${action
            ? html`<button type="button" class="toast-action" @click=${act}>${action.title}</button>` : null}</div>`, this.element);
        this.leaveLater();
    }

    leaveLater() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.hide(), stay);
    }

    hide() {
        clearTimeout(this.timer);
        if (this.element.contains(document.activeElement)) {
            /** @type {HTMLElement | null} */ (document.querySelector('.screen:not([hidden]) h1'))?.focus();
        }
        render(html`<!---->`, this.element);
    }
}
