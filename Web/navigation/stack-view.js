// Shows the pile of screens: grids in the page, the form and what it pushes in a sheet above (`<dialog>`, which keeps the focus
// inside and the rest inert).

import { Deck } from './deck.js';
import { rise, sink } from './motion.js';
import { dismissByPointer, swallowSecondPress } from './sheet-pointer.js';

/** @typedef {import('./routes.js').Route} Route */
/** @typedef {import('./router.js').Router} Router */

/** How far apart, in milliseconds, two presses still are one double press. */
const doublePress = 500;

export class StackView {
    /**
     * @param {Router} router
     * @param {(route: Route) => import('./deck.js').Screen} make
     */
    constructor(router, make) {
        this.router = router;
        this.dialog = /** @type {HTMLDialogElement} */ (document.querySelector('#sheet'));
        this.page = new Deck(/** @type {HTMLElement} */ (document.querySelector('#page')), make);
        this.sheet = new Deck(/** @type {HTMLElement} */ (document.querySelector('#sheet-screens')), make);
        this.isFirst = true;
        this.settling = 0;
        this.dialog.addEventListener('keydown', (event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            this.dismiss();
        });
        // The back gesture of some phones asks to close the dialog, and closes it by itself when it is asked twice.
        this.dialog.addEventListener('cancel', (event) => {
            event.preventDefault();
            this.dismiss();
        });
        this.dialog.addEventListener('close', async () => {
            await router.going;
            if (this.sheet.top && !this.dialog.open) router.close(this.sheet.shown[0].route.path);
        });
        swallowSecondPress(this.dialog);
        dismissByPointer(this.dialog, () => this.dismiss());
        router.addEventListener('change', () => this.update());
    }

    /** Takes off what is topmost in the sheet, once what was asked for before is done. */
    async dismiss() {
        await this.router.going;
        if (this.sheet.top) this.router.close(this.sheet.top.route.path);
    }

    /** Keeps the second press of a double press from what has come to lie under it. Keys and scrolling go on. */
    ignoreSecondPress() {
        clearTimeout(this.settling);
        document.body.classList.add('is-settling');
        this.settling = setTimeout(() => document.body.classList.remove('is-settling'), doublePress);
    }

    async update() {
        const { routes } = this.router;
        const isFirst = this.isFirst;
        this.isFirst = false;
        const hadSheet = this.sheet.top !== undefined;
        const page = this.page.show(routes.filter((route) => route.kind === 'grid'));
        const sheet = this.sheet.show(routes.filter((route) => route.kind !== 'grid'));
        if (!page.isChanged && !sheet.isChanged) return;
        if (page.isPop || sheet.isPop) this.ignoreSecondPress();
        const hasSheet = this.sheet.top !== undefined;
        const top = /** @type {import('./deck.js').Shown} */ (this.sheet.top ?? this.page.top);
        document.title = title(top.screen.element);

        const moves = [this.page.settle(page, page.isChanged && !isFirst && !hadSheet)];
        if (hasSheet) {
            if (!this.dialog.open) this.dialog.showModal();
            this.dialog.classList.remove('is-leaving');
            moves.push(this.sheet.settle(sheet, hadSheet));
            if (!hadSheet && !isFirst) moves.push(rise(this.dialog));
            // The focus goes ahead of the motion, so that typing can begin at once.
            focus(top.screen, sheet.isPop ? sheet.opener : null);
        } else if (hadSheet) {
            this.dialog.classList.add('is-leaving');
            const wanted = sheet.removed[0]?.screen.made?.();
            const made = wanted && top.screen.focus?.(wanted) || null;
            made?.closest('li')?.scrollIntoView({ block: 'nearest' });
            await sink(this.dialog);
            // Another may have been opened meanwhile.
            if (!this.sheet.top) {
                this.dialog.close();
                focus(top.screen, made ?? sheet.opener);
            }
            moves.push(this.sheet.settle(sheet, false));
        } else if (!isFirst) focus(top.screen, page.isPop ? page.opener : null);
        await Promise.all(moves);
    }
}

/**
 * Back: to what opened the screen that went. Into a new screen: to what it asks for, else its heading.
 *
 * @param {import('./deck.js').Screen} screen
 * @param {Element | null} opener
 */
function focus(screen, opener) {
    const isThere = opener instanceof HTMLElement && screen.element.contains(opener);
    const target = isThere ? opener : screen.focus?.() ?? screen.element.querySelector('h1');
    target?.focus({ preventScroll: !isThere });
}

/** @param {HTMLElement} element */
function title(element) {
    const heading = element.querySelector('h1')?.textContent?.trim();
    return heading ? `${heading} · Iconsmith` : 'Iconsmith';
}
