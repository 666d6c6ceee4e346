// Puts the app together: opens the local store, shows the address, then talks to the server.

import { html, render } from './core/html.js';
import { IconCore } from './core/icon-core.js';
import { glyph } from './core/recipe.js';
import { shortened } from './core/shortened.js';
import { detect } from './language/language.js';
import { Router } from './navigation/router.js';
import { pile } from './navigation/routes.js';
import { StackView } from './navigation/stack-view.js';
import { drawMissing, provide } from './parts/icon-canvas.js';
import './parts/symbols.js';
import { Toast } from './parts/toast.js';
import { editorScreen } from './screens/editor-screen.js';
import { formScreen } from './screens/form-screen.js';
import { gridScreen } from './screens/grid-screen.js';
import { Drafts } from './store/drafts.js';
import { GlyphStore } from './store/glyph-store.js';
import { LocalStore } from './store/local-store.js';
import { Sync } from './store/sync.js';

/** The language asked for in the address holds for this window, the one that was chosen for all. */
const languageKey = 'iconsmith-language';

function chooseLanguage() {
    const asked = new URLSearchParams(location.search).get('lang');
    if (asked) sessionStorage.setItem(languageKey, asked);
    return detect(sessionStorage.getItem(languageKey), localStorage.getItem(languageKey), navigator.languages);
}

/** @param {{ words: import('./language/language.js').Words, search: string }} language */
async function start({ words, search }) {
    const core = IconCore.load('/icon-core.wasm');
    const store = await LocalStore.open();
    const glyphs = new GlyphStore(store.database, search);
    provide(core, glyphs);
    const sync = new Sync(store);
    const router = new Router(store);
    const toast = new Toast();
    const drafts = new Drafts();
    /** @type {import('./screens/app-context.js').App} */
    const app = { store, glyphs, drafts, sync, router, toast, core, words };

    new StackView(router, (route) => {
        switch (route.kind) {
            case 'grid': return gridScreen(app);
            case 'form': return formScreen(app, route);
            case 'editor': return editorScreen(app, route);
        }
    });
    // What is opened anew begins anew; only going back and forward leads to what was begun.
    router.addEventListener('open', (event) => drafts.drop(/** @type {CustomEvent} */ (event).detail));
    // Of an address that the page was opened with nobody knows whether there ever was anything.
    router.addEventListener('gone', () => toast.show(router.routes.length > 0 ? words.gone : words.nothingHere));
    const tell = (/** @type {string} */ type, /** @type {(name: string, problem: string) => string} */ message) =>
        sync.addEventListener(type, (event) => {
            const { name, problem } = /** @type {CustomEvent} */ (event).detail;
            toast.show(message(shortened(name), problem));
        });
    const draw = () => document.visibilityState === 'visible' && drawMissing();
    sync.addEventListener('state', draw);
    glyphs.addEventListener('retry', draw);
    for (const type of ['focus', 'online', 'visibilitychange']) addEventListener(type, draw);
    tell('refusal', words.refused);
    tell('trouble', words.notSent);
    tell('lift', words.lifted);
    tell('keep', words.kept);
    tell('both', words.keptBoth);

    document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!link || !isPlain || link.origin !== location.origin) return;
        event.preventDefault();
        router.go(link.pathname + link.search);
    });

    const opened = () => pile(new URL(location.href), store)?.map(({ path }) => path);
    const synced = sync.start();
    // A list that this browser has not seen yet can only be shown once it came from the server.
    if (!opened()) await synced;
    // An address that is loaded has nothing after it in the history, and nobody goes on with what was before it.
    if (history.state === null) drafts.dropAllBut(opened() ?? []);
    router.start();
    await synced;
    prepareForOffline(app);
}

/**
 * Fetches what editing without a server needs, when nothing else is left to do.
 *
 * @param {import('./screens/app-context.js').App} app
 */
async function prepareForOffline({ glyphs, store }) {
    await Promise.all([glyphs.palettes(), glyphs.groups()]);
    const neutral = await glyphs.neutral();
    if (neutral) await glyphs.hold(neutral.glyph);
    for (const list of store.all.values()) if (!list.deletedAt) await glyphs.hold(glyph(list.recipe));
    // Where the server has gone meanwhile, the next visit does it.
    if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

const language = chooseLanguage();
document.documentElement.lang = language.words.tag;
start(language).catch((error) => {
    console.error(error);
    // For example where a browser keeps nothing: then there is no place for lists.
    const page = document.querySelector('#page');
    if (page) render(html`<p class="failure" role="alert">${language.words.failed}</p>`, page);
});
