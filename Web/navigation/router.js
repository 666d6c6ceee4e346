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
     * Done when the address has changed. One asked for during another waits for it, so that quick hands do not leave the app.
     *
     * @param {number} [count] how many screens to take off
     * @returns {Promise<void>}
     */
    back(count = 1) {
        this.going = this.going.then(() => this.take(count));
        return this.going;
    }

    /**
     * @param {number} count
     * @returns {Promise<void>}
     */
    take(count) {
        if (this.routes.length <= count) return Promise.resolve();
        return new Promise((resolve) => {
            addEventListener('popstate', () => resolve(), { once: true });
            history.go(-count);
        });
    }

    update() {
        const routes = pile(new URL(location.href), this.store);
        if (!routes) return this.leave();
        this.routes = routes;
        this.dispatchEvent(new Event('change'));
    }

    /** From an address that leads nowhere to the innermost screen below it that is still there. */
    leave() {
        const below = this.routes.slice(0, -1).findLast((route) => pile(new URL(route.path, location.href), this.store));
        history.replaceState({ depth: 1 }, '', below?.path ?? '/');
        this.dispatchEvent(new Event('gone'));
        this.update();
    }
}
