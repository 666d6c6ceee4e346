// What was begun in a sheet and left without saving: nobody is asked before, everybody can have it back after.

import { pile } from '../navigation/routes.js';

/** @typedef {import('./app-context.js').App} App */

/**
 * Offers to open a form again as it was left. Where a list was just deleted, its Undo counts more.
 *
 * @param {App} app
 * @param {string} message what was not saved
 * @param {string} path the form's address
 * @param {Partial<import('../store/drafts.js').Draft>} draft
 */
export function offerUnsaved(app, message, path, draft) {
    const { words, toast, router, drafts } = app;
    // What it is about may have gone, which is why it left.
    if (!pile(new URL(path, location.href), app.store)) return;
    if (toast.actions.some(({ together }) => together !== words.notSavedSeveral)) return;
    const act = () => {
        if (!router.routes.some((route) => route.path === path)) router.go(path);
        drafts.change(path, draft);
        router.update();
    };
    toast.show(message, { title: words.undo, together: words.notSavedSeveral, act });
}
