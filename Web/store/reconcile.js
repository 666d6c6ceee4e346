// Takes what the server holds into the local store, together with what waits here to be sent.

import { byPosition, newID } from './list.js';
import { done } from './database.js';
import { behind, put } from './local-store.js';
import { isDeletionOutdated, isNewer, merge, nextStep } from './merge.js';

/** @typedef {import('./list.js').List} List */
/** @typedef {import('./database.js').Pending} Pending */
/** @typedef {import('./local-store.js').Stores} Stores */

/**
 * The server now holds `rows`. Fields that were changed here while the request was under way stay as they are here.
 *
 * @param {Stores} stores
 * @param {List[]} rows
 * @param {List} sent the list as the request made it
 */
export async function acknowledge(stores, rows, sent) {
    for (const row of rows) {
        const [local, pending] = await Promise.all([done(stores.lists.get(row.id)), done(stores.outbox.get(row.id))]);
        const merged = pending && local ? merge(local, row.id === sent.id ? sent : pending.base, row).merged : row;
        await settle(stores, merged, row, pending);
    }
    return rows.map(({ id }) => id);
}

/**
 * Takes over what the server holds, joined with what waits here.
 *
 * @param {Stores} stores
 * @param {List[]} rows
 * @param {(type: 'keep' | 'both', list: List) => void} tell told of each list whose deletion here was dropped, and of each that is
 *     kept as it is here, beside what became of it elsewhere
 * @param {boolean} [isAnother] whether versions cannot be compared, since another server counted them
 */
export async function join(stores, rows, tell, isAnother = false) {
    const changed = [];
    for (const row of rows) {
        const [local, pending] = await Promise.all([done(stores.lists.get(row.id)), done(stores.outbox.get(row.id))]);
        const held = pending?.base ?? (pending ? null : local);
        if (!isAnother && held && held.version >= row.version) continue;
        changed.push(row.id);
        if (isAnother && local && isNewer(local, row)) {
            await put(stores, local);
            await rebase(stores, row.id, row);
            continue;
        }
        if (!pending || !local) {
            await done(stores.lists.put(row));
            continue;
        }
        // A creation without an answer did reach the server. As long as nobody else changed the list, what is here is newer.
        const basis = pending.base ?? (row.version === 1 ? row : pending.sent ?? null);
        if (isDeletionOutdated(local, basis, row)) {
            await settle(stores, row, row, pending);
            changed.push(...await bringBack(stores, local));
            tell('keep', row);
            continue;
        }
        const { merged, loser } = merge(local, basis, row);
        await settle(stores, merged, row, pending);
        if (loser) {
            changed.push(...await keepBeside(stores, local));
            tell('both', local);
        }
    }
    return changed;
}

/**
 * @param {Stores} stores
 * @param {List} merged
 * @param {List} row
 * @param {Pending | undefined} pending
 */
async function settle(stores, merged, row, pending) {
    await done(stores.lists.put({ ...merged, version: row.version, change: row.change }));
    if (!pending) return;
    if (nextStep(merged, row)) await done(stores.outbox.put({ id: row.id, turn: pending.turn, base: row }));
    else await done(stores.outbox.delete(row.id));
}

/**
 * Brings back what was deleted together with a list here; the server still has it, or never had it.
 *
 * @param {Stores} stores
 * @param {List} deleted
 */
async function bringBack(stores, deleted) {
    const all = /** @type {List[]} */ (await done(stores.lists.getAll()));
    const ids = [deleted.id];
    for (const parent of ids) {
        for (const list of all.filter((other) => other.parent === parent && other.deletedAt === deleted.deletedAt)) {
            const back = { ...list, deletedAt: null };
            if (list.version === 0) await put(stores, back);
            else await done(stores.lists.put(back));
            ids.push(list.id);
        }
    }
    return ids;
}

/**
 * Keeps what lost against a change elsewhere as a list of its own, right after the other.
 *
 * @param {Stores} stores
 * @param {List} list
 */
async function keepBeside(stores, list) {
    const all = /** @type {List[]} */ (await done(stores.lists.getAll()));
    const siblings = all.filter((other) => other.parent === list.parent && !other.deletedAt).sort(byPosition);
    const next = siblings.find((other) => byPosition(list, other) < 0);
    return put(stores, { ...list, id: newID(), position: behind(list, next), version: 0, change: 0 });
}

/**
 * Says that the server holds `base` of a list, whatever was thought before.
 *
 * @param {Stores} stores
 * @param {string} id
 * @param {List | null} base
 */
export async function rebase(stores, id, base) {
    const [list, pending] = await Promise.all([done(stores.lists.get(id)), done(stores.outbox.get(id))]);
    if (list) await done(stores.lists.put({ ...list, version: base?.version ?? 0, change: base?.change ?? 0 }));
    if (pending) await done(stores.outbox.put({ id, turn: pending.turn, base }));
    return [id];
}
