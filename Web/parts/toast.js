import { each, html, render } from '../core/html.js';

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

/**
 * @typedef {object} Message
 * @property {number} key
 * @property {string} text
 * @property {Action[]} actions what its button does; none where it only tells something
 * @property {number} [timer]
 */

/** How many messages that only tell something are there at a time. */
const mostTold = 2;

/**
 * Messages at the bottom of the page, above the sheet too. At most one of them has a button: it is the lowest, and stays for its
 * time whatever is told meanwhile.
 */
export class Toast {
    constructor() {
        this.element = /** @type {HTMLElement} */ (document.querySelector('#toast'));
        this.dialog = /** @type {HTMLDialogElement} */ (document.querySelector('#sheet'));
        this.count = 0;
        /** @type {Message[]} */
        this.messages = [];
        for (const type of ['pointerenter', 'focusin']) {
            this.element.addEventListener(type, () => this.messages.forEach(({ timer }) => clearTimeout(timer)));
        }
        for (const type of ['pointerleave', 'focusout']) {
            this.element.addEventListener(type, () => this.messages.forEach((message) => this.leaveLater(message)));
        }
        new MutationObserver(() => this.place()).observe(this.dialog, { attributeFilter: ['open'] });
    }

    /**
     * @param {string} text
     * @param {Action} [action]
     */
    show(text, action) {
        const told = this.messages.filter(({ actions }) => actions.length === 0);
        let message = action ? this.messages.find(({ actions }) => actions.length > 0) : told.find((one) => one.text === text);
        if (!message) this.messages.push(message = { key: this.count += 1, text, actions: [] });
        if (action) {
            message.actions = [...message.actions.filter(({ together }) => together === action.together), action];
            message.text = message.actions.length > 1 ? action.together(message.actions.length) : text;
        } else if (!told.includes(message) && told.length >= mostTold) this.remove(told[0]);
        this.leaveLater(message);
        this.update();
    }

    /** What the button does, if there is one. */
    get actions() { return this.messages.find(({ actions }) => actions.length > 0)?.actions ?? []; }

    update() {
        const last = this.messages.filter(({ actions }) => actions.length > 0);
        const ordered = [...this.messages.filter((message) => !last.includes(message)), ...last];
        const act = async (/** @type {Message} */ message) => {
            this.remove(message);
            for (const { act } of message.actions.toReversed()) await act();
        };
        const toast = (/** @type {Message} */ message) => html`<div class="toast"><span class="toast-message">${message.text}</span>
            ${message.actions.length > 0 ? html`<button type="button" class="toast-action" @click=${() => act(message)}>
                ${message.actions[0].title}</button>` : null}
        </div>`;
        render(html`${each(ordered, ({ key }) => key, toast)}`, this.element);
        this.place();
    }

    /** A dialog makes everything outside it inert, so the toast goes along; as a popover it is not cut off at its edges. */
    place() {
        const home = this.dialog.open ? this.dialog : document.body;
        if (this.element.parentElement !== home) home.append(this.element);
        const isOpen = this.element.matches(':popover-open');
        if (this.messages.length > 0 && !isOpen) this.element.showPopover();
        if (this.messages.length === 0 && isOpen) this.element.hidePopover();
    }

    /** @param {Message} message */
    leaveLater(message) {
        clearTimeout(message.timer);
        message.timer = setTimeout(() => this.remove(message), stay);
    }

    /** @param {Message} message */
    remove(message) {
        clearTimeout(message.timer);
        const hadFocus = this.element.contains(document.activeElement);
        /** @type {HTMLElement | null | undefined} */
        const heading = this.element.parentElement?.querySelector('.screen:not([hidden]) h1');
        this.messages = this.messages.filter((other) => other !== message);
        this.update();
        if (hadFocus && !this.element.contains(document.activeElement)) heading?.focus();
    }
}
