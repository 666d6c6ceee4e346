/**
 * What every screen is made with.
 *
 * @typedef {object} App
 * @property {import('../store/local-store.js').LocalStore} store
 * @property {import('../store/glyph-store.js').GlyphStore} glyphs
 * @property {import('../store/drafts.js').Drafts} drafts
 * @property {import('../store/sync.js').Sync} sync
 * @property {import('../navigation/router.js').Router} router
 * @property {import('../parts/toast.js').Toast} toast
 * @property {Promise<import('../core/icon-core.js').IconCore>} core
 * @property {import('../language/language.js').Words} words
 */

export {};
