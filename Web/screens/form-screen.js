// New list and Edit list: a Name row, and an Icon row that opens the editor.

import { html, render } from '../core/html.js';
import { bare, glyph } from '../core/recipe.js';
import { shortened } from '../core/shortened.js';
import { iconPath } from '../navigation/routes.js';
import { listCard } from '../parts/list-card.js';
import { cleanName } from '../store/list.js';
import { Suggester } from './suggester.js';
import { offerUnsaved } from './unsaved.js';

/** @typedef {import('./app-context.js').App} App */
/** @typedef {import('../navigation/routes.js').FormRoute} FormRoute */

/**
 * @param {App} app
 * @param {FormRoute} first
 * @returns {import('../navigation/deck.js').Screen}
 */
export function formScreen(app, first) {
    const { words } = app;
    const element = document.createElement('section');
    element.className = 'screen form-screen';
    let route = first;
    let isSaving = false;
    /** @type {string | undefined} */
    let made;
    const { path } = first;
    /** @type {import('../store/drafts.js').Draft} */
    const draft = app.drafts.at(path, () => ({
        name: first.list?.name ?? first.name, recipe: first.list?.recipe ?? app.glyphs.lastNeutral?.recipe ?? bare,
        isChosen: first.list !== undefined, suggestedFor: '',
        base: first.list && { name: first.list.name, recipe: first.list.recipe },
    }));
    const suggester = new Suggester(app.glyphs, draft, (changes) => {
        app.drafts.change(path, changes);
        show();
    });

    const type = (/** @type {Event} */ { target }) => rename(/** @type {HTMLInputElement} */ (target).value);
    const clear = () => {
        rename('');
        focus()?.focus();
    };
    const rename = (/** @type {string} */ name) => {
        app.drafts.change(path, { name });
        suggester.follow(name);
        show();
    };

    const cancel = () => {
        finish();
        app.router.close(path);
    };
    const finish = () => app.drafts.drop(path, iconPath(path));

    const save = async (/** @type {Event} */ event) => {
        event.preventDefault();
        const name = cleanName(draft.name);
        if (!name || isSaving) return;
        isSaving = true;
        await suggester.settled();
        const { recipe } = draft;
        if (first.list) {
            // Only what was changed here: the rest may have been changed elsewhere meanwhile.
            const base = draft.base ?? first.list;
            await app.store.edit(first.list.id, {
                ...(name === base.name ? {} : { name }), ...(recipe === base.recipe ? {} : { recipe }),
            });
        } else {
            made = await app.store.create({ name, recipe, parent: route.parent });
            if (!draft.isChosen && draft.suggestedFor !== name) suggestLate(app, made, name, recipe);
        }
        finish();
        // For times without a server; nobody waits for it.
        app.glyphs.hold(glyph(recipe));
        app.router.close(path);
    };

    const remove = async () => {
        const { list } = route;
        if (!list || isSaving) return;
        isSaving = true;
        finish();
        // The list's own screen too, when it lies below.
        const inside = app.router.routes.find((other) => other.kind === 'grid' && other.list?.id === list.id);
        await app.router.close(inside?.path ?? path);
        await app.store.delete(list.id);
        app.toast.show(words.deleted(shortened(list.name)), {
            title: words.undo, together: words.deletedSeveral, act: () => app.store.restore(list.id),
        });
    };

    /** For when it leaves: what was begun is not lost. */
    const offer = () => {
        const name = cleanName(draft.name);
        const base = draft.base ?? first.list;
        const isChanged = base ? name !== base.name || draft.recipe !== base.recipe : draft.isChosen || name !== first.name;
        if (isSaving || !isChanged) return;
        const message = base ? words.changesNotSaved(base.name) : words.notSaved(name || words.newList);
        offerUnsaved(app, message, path, { ...draft });
    };

    const show = () => {
        const name = cleanName(draft.name);
        const hint = app.sync.isOnline ? words.suggestionHint : words.suggestionOffline;
        const note = draft.isChosen ? '' : draft.suggestedFor ? words.suggested : hint;
        render(html`<form class="sheet-form" novalidate autocomplete="off" @submit=${save}>
            <header class="bar sheet-bar">
                <button type="button" class="text-button" @click=${cancel}>${words.cancel}</button>
                <h1 class="sheet-title" tabindex="-1">${route.list ? words.editList : words.newList}</h1>
                <button type="submit" class="text-button is-main" ?disabled=${name === ''}>${words.done}</button>
            </header>
            <div class="sheet-content">
                <div class="form-preview" aria-hidden="true">
                    ${listCard(draft.recipe, name || words.namePlaceholder)}</div>
                <div class="rows">
                    <div class="row name-row">
                        <label class="row-label" for="list-name">${words.name}</label>
                        <input id="list-name" class="row-input" type="text" enterkeyhint="done" autocapitalize="sentences"
                            spellcheck="true" dir="auto" aria-required="true" placeholder=${words.namePlaceholder}
                            .value=${draft.name} @input=${type}>
                        <button type="button" class="clear-button" aria-label=${words.clearName} ?hidden=${draft.name === ''}
                            @click=${clear}><sign-symbol name="close"></sign-symbol></button>
                    </div>
                    <button type="button" class="row icon-row" aria-label=${words.changeIcon}
                        @click=${() => app.router.go(iconPath(path))}>
                        <span class="row-label">${words.icon}</span>
                        <icon-canvas class="row-icon" recipe=${draft.recipe} aria-hidden="true"></icon-canvas>
                        <sign-symbol name="forward"></sign-symbol>
                    </button>
                </div>
                <p class="rows-note" role="status">${note}</p>
                ${route.list ? html`<div class="rows"><button type="button" class="row danger-row" @click=${remove}>
                    ${words.deleteList}</button></div>` : null}
            </div>
        </form>`, element);
    };

    const focus = () => /** @type {HTMLInputElement | null} */ (element.querySelector('#list-name'));
    const begin = () => {
        suggester.follow(draft.name);
        show();
    };
    suggester.follow(draft.name);
    app.sync.addEventListener('state', begin);
    return {
        element,
        update: (now) => {
            route = now;
            show();
        },
        // What there is to do with a new list is typing its name; a keyboard that comes up to edit one is in the way.
        focus: () => (route.list ? null : focus()),
        made: () => made,
        close: () => {
            suggester.stop();
            app.sync.removeEventListener('state', begin);
            offer();
        },
    };
}

/**
 * Gives a list the icon for its name that could not be had before it was saved, unless it was changed meanwhile. Without a server,
 * when there is one again.
 *
 * @param {App} app
 * @param {string} id
 * @param {string} name
 * @param {string} recipe the one it was saved with
 */
async function suggestLate(app, id, name, recipe) {
    const suggestion = await app.glyphs.suggest(name);
    const list = app.store.list(id);
    if (list?.name !== name || list.recipe !== recipe) return;
    if (suggestion) await app.store.edit(id, { recipe: suggestion.recipe });
    else app.sync.addEventListener('state', () => suggestLate(app, id, name, recipe), { once: true });
}
