// The icon editor: a preview that follows every change, and panes for what can be changed.

import { html, render } from '../core/html.js';
import { IconHistory } from '../core/icon-history.js';
import { bare } from '../core/recipe.js';
import { segmentedControl } from '../parts/segmented-control.js';
import { cleanName } from '../store/list.js';
import { colorPane } from './color-pane.js';
import { glyphPane } from './glyph-pane.js';
import { offerUnsaved } from './unsaved.js';

/** @typedef {import('./app-context.js').App} App */
/** @typedef {import('../navigation/routes.js').EditorRoute} EditorRoute */

/**
 * A pane shows the recipe, and tells what the person made of it.
 *
 * @typedef {object} Pane
 * @property {HTMLElement} element
 * @property {(recipe: string) => void} update
 * @property {() => void} [appear] when it comes to be seen
 */

/** The pane that is seen, from one visit of the editor to the next. @type {'color' | 'glyph'} */
let pane = 'color';

/**
 * @param {App} app
 * @param {EditorRoute} route
 * @returns {import('../navigation/deck.js').Screen}
 */
export function editorScreen(app, route) {
    const { words } = app;
    const formPath = route.form.path;
    // The form below it in the pile has begun one.
    const draft = app.drafts.at(formPath, () => ({ name: '', recipe: bare, isChosen: false, suggestedFor: '' }));
    const states = new IconHistory(draft.recipe);
    // What was chosen before a reload, or before going back, is one step from there.
    states.push(app.drafts.at(route.path, () => ({ recipe: draft.recipe })).recipe);
    const element = document.createElement('section');
    element.className = 'screen editor-screen';

    /** @type {import('../core/icon-core.js').IconCore | undefined} */
    let core;
    app.core.then((loaded) => core = loaded);

    const change = (/** @type {string} */ recipe, isPartOfDrag = false) => {
        // What the core does not take as a recipe is no change.
        const canonical = core ? core.normalize(recipe) : recipe;
        if (canonical !== undefined) states.push(canonical, isPartOfDrag);
        keep();
    };
    const go = (/** @type {-1 | 1} */ step) => {
        states.go(step);
        keep();
    };
    const keep = () => {
        app.drafts.change(route.path, { recipe: states.current });
        show();
    };
    const cancel = () => {
        app.drafts.drop(route.path);
        app.router.close(route.path);
    };
    let isDone = false;
    const done = () => {
        isDone = true;
        app.drafts.change(formPath, { recipe: states.current, isChosen: true });
        cancel();
    };

    /** @type {Record<'color' | 'glyph', Pane>} */
    const panes = { color: colorPane(app, change), glyph: glyphPane(app, cleanName(draft.name), change) };
    const select = (/** @type {'color' | 'glyph'} */ id) => {
        pane = id;
        show();
        panes[id].appear?.();
    };

    element.addEventListener('keydown', (event) => {
        const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
        const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (!isCommand || isTyping) return;
        const key = event.key.toLowerCase();
        if (key !== 'z' && key !== 'y') return;
        event.preventDefault();
        go(key === 'y' || event.shiftKey ? 1 : -1);
    });

    const segments = /** @type {const} */ ([{ id: 'color', title: words.color }, { id: 'glyph', title: words.glyph }]);

    const show = () => {
        const recipe = states.current;
        for (const each of Object.values(panes)) each.update(recipe);
        render(html`<header class="bar sheet-bar">
                <button type="button" class="text-button is-back" @click=${cancel}>
                    <sign-symbol name="back"></sign-symbol><span class="back-label">${words.cancel}</span></button>
                <h1 class="sheet-title" tabindex="-1">${words.icon}</h1>
                <button type="button" class="text-button is-main" @click=${done}>${words.done}</button>
            </header>
            <div class="editor-stage">
                <button type="button" class="round-button" aria-label=${words.undo} aria-disabled=${String(!states.canUndo)}
                    @click=${() => go(-1)}><sign-symbol name="undo"></sign-symbol></button>
                <icon-canvas class="editor-preview" role="img" aria-label=${words.preview} recipe=${recipe}></icon-canvas>
                <button type="button" class="round-button" aria-label=${words.redo} aria-disabled=${String(!states.canRedo)}
                    @click=${() => go(1)}><sign-symbol name="redo"></sign-symbol></button>
            </div>
            ${segmentedControl([...segments], pane, words.panes, select)}
            <div class="editor-panes">
                <div class="pane" role="tabpanel" id="panel-color" aria-labelledby="tab-color" ?hidden=${pane !== 'color'}>
                    ${panes.color.element}</div>
                <div class="pane" role="tabpanel" id="panel-glyph" aria-labelledby="tab-glyph" ?hidden=${pane !== 'glyph'}>
                    ${panes.glyph.element}</div>
            </div>`, element);
    };

    return {
        element,
        update: () => {
            show();
            panes[pane].appear?.();
        },
        close: () => {
            if (isDone || states.current === draft.recipe) return;
            offerUnsaved(app, words.iconNotChanged, formPath, { recipe: states.current, isChosen: true });
        },
    };
}
