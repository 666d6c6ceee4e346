import { each, html } from '../core/html.js';
import { newPath } from '../navigation/routes.js';

/** @typedef {import('./app-context.js').App} App */

/** Icons for the example names, as the server suggests them. @type {Map<string, string>} */
const examples = new Map();

/**
 * What stands where no lists are yet.
 *
 * @param {App} app
 * @param {import('../store/list.js').List | undefined} list
 * @param {() => void} refresh called when there is more to see
 */
export function emptyState(app, list, refresh) {
    const { words } = app;
    const start = (/** @type {string} */ name) => app.router.go(newPath(list, name));
    if (list && !app.store.canHold(list.id)) return html`<div class="empty"><h2>${words.emptyInside}</h2></div>`;
    if (list) {
        return html`<div class="empty">
            <h2>${words.emptyInside}</h2>
            <p>${words.emptyInsideText}</p>
            <button type="button" class="primary" @click=${() => start('')}>${words.newList}</button>
        </div>`;
    }
    const missing = words.examples.filter((name) => !examples.has(name));
    if (missing.length > 0) findIcons(app, missing, refresh);
    const drawn = words.examples.filter((name) => examples.get(name));
    return html`<div class="empty">
        <div class="empty-icons" aria-hidden="true">${each(drawn, (name) => name, (name) =>
            html`<icon-canvas recipe=${examples.get(name)}></icon-canvas>`)}</div>
        <h2>${words.emptyTitle}</h2>
        <p>${words.emptyText}</p>
        <button type="button" class="primary" @click=${() => start('')}>${words.newList}</button>
        <p class="examples">${each(words.examples, (name) => name, (name) => html`<button type="button" class="example"
            aria-label=${words.startWith(name)} @click=${() => start(name)}>${name}</button>`)}</p>
    </div>`;
}

/**
 * @param {App} app
 * @param {string[]} names
 * @param {() => void} refresh
 */
async function findIcons(app, names, refresh) {
    for (const name of names) examples.set(name, '');
    const found = await Promise.all(names.map((name) => app.glyphs.suggest(name)));
    found.forEach((suggestion, index) => suggestion && examples.set(names[index], suggestion.recipe));
    if (found.some(Boolean)) refresh();
}
