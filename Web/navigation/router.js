// Keeps address, browser history and the pile of screens in step. Going to a screen adds one history entry; back, however it
// is asked for (button, gesture, key, Close), takes off the innermost.

import { pile } from './routes.js';

/** @typedef {import('./routes.js').Route} Route */
/** @typedef {import('../store/local-store.js').LocalStore} LocalStore */

/**
 * Tells `open` before a screen is gone to, `change` when another pile is to be shown, `gone` when an address leads to nothing
 * any more.
 */
export class Router extends EventTarget {
    /** @param {LocalStore} store */
    constructor(store) {
        super();
        this.store = store;
        /** @type {Route[]} */
        this.routes = [];
        /** @type {Promise<void>} */
        this.going = Promise.resolve();
        this.isLeaving = false;
        addEventListener('popstate', () => this.update());
        store.addEventListener('change', () => this.update());
    }

    /** Shows the address that the page was opened with, and puts the screens below it into the history. */
    start() {
        const routes = pile(new URL(location.href), this.store);
        if (!routes) return this.leave();
        if (history.state?.depth !== routes.length) {
            routes.forEach((route, index) => {
                const place = /** @type {const} */ ([{ depth: index + 1 }, '', route.path]);
                if (index === 0) history.replaceState(...place);
                else history.pushState(...place);
            });
        }
        this.update();
    }

    /** @param {string} path */
    go(path) {
        this.dispatchEvent(new CustomEvent('open', { detail: path }));
        history.pushState({ depth: this.routes.length + 1 }, '', path);
        this.update();
    }

    /**
     * Takes off the screen at `path` with all above it; nothing when it is not in the pile any more, so that pressing twice
     * takes off one. Done when the address has changed. One asked for during another waits for it.
     *
     * @param {string} path
     * @returns {Promise<void>}
     */
    close(path) {
        this.going = this.going.then(async () => {
            const index = this.routes.findIndex((route) => route.path === path);
            if (index > 0) await goBack(this.routes.length - index);
        });
        return this.going;
    }

    update() {
        if (this.isLeaving) return;
        const routes = pile(new URL(location.href), this.store);
        if (!routes) return this.leave();
        this.routes = routes;
        this.dispatchEvent(new Event('change'));
    }

    /** From an address that leads nowhere to the innermost screen below it that is still there. */
    leave() {
        this.isLeaving = true;
        this.dispatchEvent(new Event('gone'));
        this.going = this.going.then(async () => {
            while (!pile(new URL(location.href), this.store)) {
                if (history.state?.depth > 1) await goBack(1);
                else history.replaceState({ depth: 1 }, '', '/');
            }
            this.isLeaving = false;
            this.update();
        });
    }
}

/**
 * @param {number} count
 * @returns {Promise<void>}
 */
function goBack(count) {
    return new Promise((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.go(-count);
    });
}
