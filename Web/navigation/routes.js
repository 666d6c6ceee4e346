// What an address means: a pile of screens, the root's grid at the bottom. Every screen on it has an address of its own, and
// lies one history entry above the one below.
//
//     /                         the root's grid
//     /lists/ID                 the grid of a list, above those of the lists that it is in
//     …/new, …/edit/ID          a sheet with the form, above the grid it was opened from
//     …/icon                    the icon editor, inside that sheet

/** @typedef {import('../store/list.js').List} List */

/**
 * @typedef {{ kind: 'grid', path: string, list: List | undefined }} GridRoute
 * @typedef {{ kind: 'form', path: string, list: List | undefined, parent: string | null, name: string }} FormRoute
 * @typedef {{ kind: 'editor', path: string, form: FormRoute }} EditorRoute
 * @typedef {GridRoute | FormRoute | EditorRoute} Route
 */

const shape = /^(?:\/lists\/(?<open>[0-9a-fA-F-]+))?(?:\/(?:(?<new>new)|edit\/(?<edited>[0-9a-fA-F-]+))(?<icon>\/icon)?)?\/?$/;

/** @param {List | undefined} list */
export const gridPath = (list) => (list ? `/lists/${list.id}` : '/');

/**
 * @param {List | undefined} list the list that the new one will be in
 * @param {string} [name] a name to begin with
 */
export const newPath = (list, name) => `${list ? gridPath(list) : ''}/new${name ? `?${new URLSearchParams({ name })}` : ''}`;

/**
 * @param {List | undefined} shown the list on whose grid the form opens
 * @param {List} list
 */
export const editPath = (shown, list) => `${shown ? gridPath(shown) : ''}/edit/${list.id}`;

/** @param {string} formPath */
export const iconPath = (formPath) => formPath.replace(/(\?|$)/, '/icon$1');

/**
 * The pile of screens of an address; undefined when it names something that is not there.
 *
 * @param {URL} url
 * @param {{ list(id: string): List | undefined, path(id: string): List[] }} store
 * @returns {Route[] | undefined}
 */
export function pile(url, store) {
    const parts = shape.exec(url.pathname)?.groups;
    if (!parts) return undefined;
    // Identifiers are in lower case, wherever an address was copied from.
    const lists = parts.open ? store.path(parts.open.toLowerCase()) : [];
    if (parts.open && lists.length === 0) return undefined;
    /** @type {Route[]} */
    const routes = [undefined, ...lists].map((list) => ({ kind: 'grid', path: gridPath(list), list }));
    if (!parts.new && !parts.edited) return routes;

    const shown = lists.at(-1);
    const list = parts.edited ? store.list(parts.edited.toLowerCase()) : undefined;
    if (parts.edited && !list) return undefined;
    const name = parts.new ? url.searchParams.get('name') ?? '' : '';
    /** @type {FormRoute} */
    const form = {
        kind: 'form', path: list ? editPath(shown, list) : newPath(shown, name), list,
        parent: list ? list.parent : shown?.id ?? null, name,
    };
    routes.push(form);
    if (parts.icon) routes.push({ kind: 'editor', path: iconPath(form.path), form });
    return routes;
}
