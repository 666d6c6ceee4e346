// A stack of screens in one place, of which the topmost is to be seen; the others keep their state.

import { slide } from './motion.js';

/** @typedef {import('./routes.js').Route} Route */

/**
 * @typedef {object} Screen
 * @property {HTMLElement} element
 * @property {(route: any) => void} update shows the route's present state
 * @property {(wanted?: string) => HTMLElement | null} [focus] what gets the focus at first, or of the list `wanted`; else the
 *     heading
 * @property {() => string | undefined} [made] the list that was made in it, which gets the focus when it went
 * @property {() => void} [close] when it leaves the pile
 */

/** @typedef {{ route: Route, screen: Screen, opener: Element | null }} Shown */

export class Deck {
    /**
     * @param {HTMLElement} container
     * @param {(route: Route) => Screen} make
     */
    constructor(container, make) {
        this.container = container;
        this.make = make;
        /** @type {Shown[]} */
        this.shown = [];
    }

    get top() {
        return this.shown.at(-1);
    }

    /**
     * Shows `routes`, keeping the screens of those that were there. Gives the topmost screen that was taken off, and what
     * opened the lowest of them.
     *
     * @param {Route[]} routes
     */
    show(routes) {
        const before = this.top;
        const differs = this.shown.findIndex(({ route }, index) => route.path !== routes[index]?.path);
        const removed = this.shown.splice(differs < 0 ? this.shown.length : differs);
        this.shown.forEach((shown, index) => {
            shown.route = routes[index];
            shown.screen.update(shown.route);
        });
        const opener = document.activeElement;
        for (const route of routes.slice(this.shown.length)) {
            const screen = this.make(route);
            screen.update(route);
            this.container.append(screen.element);
            this.shown.push({ route, screen, opener });
        }
        for (const { screen } of removed) screen.close?.();
        const isPop = removed.length > 0;
        return { isChanged: before !== this.top, before, removed, isPop, opener: removed[0]?.opener ?? null };
    }

    /**
     * Lets the new topmost screen take the place of the one before.
     *
     * @param {{ before: Shown | undefined, removed: Shown[], isPop: boolean }} change
     * @param {boolean} isMoving whether to be seen doing so
     */
    async settle({ before, removed, isPop }, isMoving) {
        const top = this.top;
        if (top) top.screen.element.hidden = false;
        if (isMoving && before && top) await slide(top.screen.element, before.screen.element, isPop ? 'pop' : 'push');
        for (const { screen } of removed) screen.element.remove();
        // Looked at again: one may have gone on while it moved.
        for (const { screen } of this.shown) screen.element.hidden = screen !== this.top?.screen;
    }
}
