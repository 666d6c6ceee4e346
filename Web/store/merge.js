// What the sync module decides, without doing it: the next step towards the local state, and what becomes of two changes.

import { fields, haveSameContent } from './list.js';

/** @typedef {import('./list.js').List} List */
/** @typedef {'create' | 'restore' | 'edit' | 'delete'} Step */

/**
 * What to ask of the server next, so that it comes to hold `local`; undefined when it does.
 *
 * @param {List} local
 * @param {List | null} base what the server holds
 * @returns {Step | undefined}
 */
export function nextStep(local, base) {
    if (!base) return local.deletedAt ? undefined : 'create';
    if (base.deletedAt) return local.deletedAt ? undefined : 'restore';
    if (!haveSameContent(local, base)) return 'edit';
    return local.deletedAt ? 'delete' : undefined;
}

/**
 * Joins a local change with what the server holds meanwhile. Fields that changed on one side only are taken from there.
 * Where name or icon changed on both, the server's stays, and `loser` is what the person here had: to be kept as a list of
 * its own. Of two moves the server's holds; nothing is lost by that.
 *
 * @param {List} local
 * @param {List | null} base what the local change was based on
 * @param {List} server
 * @returns {{ merged: List, loser: boolean }}
 */
export function merge(local, base, server) {
    const merged = { ...server, deletedAt: local.deletedAt && (server.deletedAt ?? local.deletedAt) };
    let loser = false;
    // Deleted there and untouched here, it goes; changed here, it comes back.
    const isTouched = !base || !haveSameContent(local, base) || (base.deletedAt !== null && local.deletedAt === null);
    if (server.deletedAt && !isTouched) merged.deletedAt = server.deletedAt;
    for (const field of fields) {
        const isChangedHere = !base || local[field] !== base[field];
        const isChangedThere = !base || server[field] !== base[field];
        if (!isChangedHere || local[field] === server[field]) continue;
        if (!isChangedThere) Object.assign(merged, { [field]: local[field] });
        else if (field === 'name' || field === 'recipe') loser = true;
    }
    return { merged, loser: loser && !local.deletedAt };
}

/**
 * Whether a list that was deleted here was given another name or icon elsewhere meanwhile: nobody decided to delete that.
 *
 * @param {List} local
 * @param {List | null} base what the deletion was based on
 * @param {List} server
 */
export function isDeletionOutdated(local, base, server) {
    return local.deletedAt !== null && server.deletedAt === null && base !== null
        && (server.name !== base.name || server.recipe !== base.recipe);
}

/**
 * Whether what is here was decided after what the server holds, which was set back.
 *
 * @param {List} local
 * @param {List} server
 */
export function isNewer(local, server) {
    const isOther = !haveSameContent(local, server) || (local.deletedAt === null) !== (server.deletedAt === null);
    return isOther && lastDecision(local) > lastDecision(server);
}

/** @param {List} list */
function lastDecision({ changedAt, deletedAt }) {
    return Math.max(Date.parse(changedAt), deletedAt ? Date.parse(deletedAt) : 0);
}
