// The grid of the root's lists, or of those within a list. A list has its own bar, in its colours.

import { each, html, render } from '../core/html.js';
import { editPath, gridPath, newPath } from '../navigation/routes.js';
import { listCard } from '../parts/list-card.js';
import { emptyState } from './empty-state.js';

/** @typedef {import('./app-context.js').App} App */
/** @typedef {import('../store/list.js').List} List */
/** @typedef {import('../navigation/routes.js').GridRoute} GridRoute */

/** How far one scrolls until the large title is under the bar. */
const titleHeight = 44;

/** From how many code units on a name has smaller type as a title. */
const longName = 32;

/**
 * @param {App} app
 * @returns {import('../navigation/deck.js').Screen}
 */
export function gridScreen(app) {
    const element = document.createElement('section');
    element.className = 'screen grid-screen';
    element.addEventListener('scroll', () => {
        element.classList.toggle('is-scrolled', element.scrollTop > 4);
        element.classList.toggle('is-title-hidden', element.scrollTop > titleHeight);
    }, { passive: true });
    /** @type {Set<string> | undefined} */
    let known;
    /** The card next to the one that went last. @type {string | undefined} */
    let neighbour;
    /** @type {GridRoute} */
    let shown;

    const update = (/** @type {GridRoute} */ route) => {
        shown = route;
        const lists = app.store.children(route.list?.id ?? null);
        const isFocusInside = element.contains(document.activeElement);
        neighbour = nextTo(known, lists) ?? neighbour;
        render(html`${route.list ? listHeader(app, route.list) : rootHeader(app)}
            <div class="content">
                ${route.list ? null : html`<h1 class="large-title" tabindex="-1">${app.words.lists}</h1>`}
                <p class="offline-note" role="status">${app.sync.isOnline ? '' : app.words.offline}</p>
                ${lists.length > 0
                    ? html`<ul class="cards" role="list">${each(lists, ({ id }) => id, (list) => card(list, route, known))}</ul>`
                    : emptyState(app, route.list, refresh)}
            </div>`, element);
        known = new Set(lists.map(({ id }) => id));
        // It was on a card that went.
        if (isFocusInside && !element.contains(document.activeElement)) {
            (focus() ?? element.querySelector('h1'))?.focus();
        }
    };

    const focus = (/** @type {string | undefined} */ wanted = neighbour) => link(wanted);
    const link = (/** @type {string | undefined} */ id) =>
        /** @type {HTMLElement | null} */ (id === undefined ? null : element.querySelector(`.card-link[href="/lists/${id}"]`));

    const refresh = () => update(shown);

    const card = (/** @type {List} */ list, /** @type {GridRoute} */ route, /** @type {Set<string> | undefined} */ before) => html`
        <li class=${before && !before.has(list.id) ? 'is-new' : ''}>${listCard(list.recipe,
            html`<a class="card-link" href=${gridPath(list)}>${list.name}</a>`,
            html`<button type="button" class="card-edit" aria-label=${app.words.edit(list.name)}
                @click=${() => app.router.go(editPath(route.list, list))}>
                <sign-symbol name="ellipsis"></sign-symbol></button>`)}</li>`;

    app.sync.addEventListener('state', refresh);
    return { element, update, focus, close: () => app.sync.removeEventListener('state', refresh) };
}

/**
 * Of the lists that are left, the one after the first that went, else the last.
 *
 * @param {Set<string> | undefined} before
 * @param {List[]} lists
 */
function nextTo(before, lists) {
    const left = new Set(lists.map(({ id }) => id));
    const ids = [...before ?? []];
    const gone = ids.findIndex((id) => !left.has(id));
    return gone < 0 ? undefined : ids.slice(gone).find((id) => left.has(id)) ?? lists.at(-1)?.id;
}

/** @param {App} app */
function rootHeader(app) {
    return html`<header class="bar">
        <p class="bar-title" aria-hidden="true">${app.words.lists}</p>
        <span class="bar-space"></span>
        ${addButton(app, undefined)}
    </header>`;
}

/**
 * @param {App} app
 * @param {List} list
 */
function listHeader(app, list) {
    return html`<list-colors class="list-header" recipe=${list.recipe}>
        <header class="bar">
            <button type="button" class="bar-button" aria-label=${app.words.close(list.name)}
                @click=${() => app.router.close(gridPath(list))}>
                <sign-symbol name="close"></sign-symbol></button>
            <p class="bar-title" aria-hidden="true" dir="auto">${list.name}</p>
            <span class="bar-space"></span>
            <button type="button" class="bar-button" aria-label=${app.words.edit(list.name)}
                @click=${() => app.router.go(editPath(list, list))}><sign-symbol name="ellipsis"></sign-symbol></button>
            ${addButton(app, list)}
        </header>
        <div class="list-title">
            <icon-canvas class="list-icon" recipe=${list.recipe} aria-hidden="true"></icon-canvas>
            <h1 class=${list.name.length > longName ? 'is-long' : ''} tabindex="-1" dir="auto"><span>${list.name}</span></h1>
        </div>
    </list-colors>`;
}

/**
 * @param {App} app
 * @param {List | undefined} parent
 */
function addButton(app, parent) {
    if (parent && !app.store.canHold(parent.id)) return null;
    return html`<button type="button" class="bar-button" aria-label=${app.words.newList}
        @click=${() => app.router.go(newPath(parent))}><sign-symbol name="plus"></sign-symbol></button>`;
}
