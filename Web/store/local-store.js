// The lists as the screens know them. Reads come from memory, writes go to IndexedDB first; the sync module and the other
// windows of this browser write the same database, and each tells the rest which lists to read again.

import { byPosition, newID } from './list.js';
import { change, done, openDatabase, reading } from './database.js';
import { between } from './position.js';

/** @typedef {import('./list.js').List} List */
/** @typedef {import('./list.js').Content} Content */
/** @typedef {import('./database.js').Pending} Pending */
/** @typedef {{ lists: IDBObjectStore, outbox: IDBObjectStore }} Stores */

/** How deep lists can be nested; the server takes no deeper one. */
const deepest = 64;

/** Tells `change` when lists changed, here or elsewhere, and `write` when there is something to send. */
export class LocalStore extends EventTarget {
    /** @param {IDBDatabase} database */
    constructor(database) {
        super();
        this.database = database;
        /** @type {Map<string, List>} */
        this.all = new Map();
        /** What this window deleted, with all that went with it. @type {Map<string, string[]>} */
        this.branches = new Map();
        this.channel = new BroadcastChannel('iconsmith-lists');
        this.channel.onmessage = ({ data }) => this.reread(data);
    }

    static async open() {
        const store = new LocalStore(await openDatabase());
        for (const list of await done(reading(store.database, 'lists').getAll())) store.all.set(list.id, list);
        return store;
    }

    /**
     * A list that is not deleted.
     *
     * @param {string} id
     */
    list(id) {
        const list = this.all.get(id);
        return list && !list.deletedAt ? list : undefined;
    }

    /**
     * The lists below a list, or those of the root, in order.
     *
     * @param {string | null} parent
     */
    children(parent) {
        return [...this.all.values()].filter((list) => list.parent === parent && !list.deletedAt).sort(byPosition);
    }

    /**
     * The lists that one opens to get to a list, itself last; empty when it is not there.
     *
     * @param {string} id
     */
    path(id) {
        const path = [];
        for (let list = this.list(id); list && path.length < deepest; list = list.parent ? this.list(list.parent) : undefined) {
            path.unshift(list);
        }
        return path;
    }

    /**
     * Whether there can be lists in a list.
     *
     * @param {string} id
     */
    canHold(id) {
        return this.path(id).length < deepest;
    }

    /** The greatest number of a change that the server told of. */
    get lastChange() {
        let last = 0;
        for (const { change } of this.all.values()) last = Math.max(last, change);
        return last;
    }

    /** @param {{ name: string, recipe: string, parent: string | null }} content */
    async create({ name, recipe, parent }) {
        const now = new Date().toISOString();
        const last = this.children(parent).at(-1);
        /** @type {List} */
        const list = {
            id: newID(), name, recipe, parent, position: behind(last), version: 0, change: 0,
            createdAt: now, changedAt: now, deletedAt: null,
        };
        await this.write((stores) => put(stores, list));
        return list.id;
    }

    /**
     * @param {string} id
     * @param {Partial<Content>} content
     */
    async edit(id, content) {
        await this.write(async (stores) => {
            const list = /** @type {List | undefined} */ (await done(stores.lists.get(id)));
            if (!list) return [];
            return put(stores, { ...list, ...content, changedAt: new Date().toISOString() });
        });
    }

    /**
     * Puts a list and all below it into the trash.
     *
     * @param {string} id
     */
    async delete(id) {
        const now = new Date().toISOString();
        const ids = this.branch(id, (list) => !list.deletedAt);
        this.branches.set(id, ids);
        await this.mark(ids, now);
    }

    /**
     * Brings back a list and what went with it.
     *
     * @param {string} id
     */
    async restore(id) {
        const since = this.all.get(id)?.deletedAt;
        if (since) await this.mark(this.branches.get(id) ?? this.branch(id, (list) => list.deletedAt === since), null);
    }

    /**
     * The first of `ids` is what the server is told; it does the same with all below.
     *
     * @param {string[]} ids
     * @param {string | null} deletedAt
     */
    async mark(ids, deletedAt) {
        await this.write(async (stores) => {
            for (const [index, id] of ids.entries()) {
                const list = /** @type {List | undefined} */ (await done(stores.lists.get(id)));
                if (!list) continue;
                if (index === 0 || list.version === 0) await put(stores, { ...list, deletedAt }, true);
                else await done(stores.lists.put({ ...list, deletedAt }));
            }
            return ids;
        });
    }

    /**
     * @param {string} id
     * @param {(list: List) => boolean} isMeant
     */
    branch(id, isMeant) {
        const ids = [id];
        for (const parent of ids) {
            for (const list of this.all.values()) if (list.parent === parent && isMeant(list)) ids.push(list.id);
        }
        return ids;
    }

    /**
     * Changes lists and outbox together. `body` gives the ids of what it changed.
     *
     * @param {(stores: Stores) => Promise<string[]>} body
     */
    async write(body) {
        await this.absorb(body);
        this.dispatchEvent(new Event('write'));
    }

    /**
     * The same for what comes from the server.
     *
     * @param {(stores: Stores) => Promise<string[]>} body
     */
    async absorb(body) {
        const ids = await change(this.database, body);
        if (ids.length === 0) return;
        this.channel.postMessage(ids);
        await this.reread(ids);
    }

    /** @param {string[]} ids */
    async reread(ids) {
        const lists = reading(this.database, 'lists');
        const found = await Promise.all(ids.map((id) => done(lists.get(id))));
        for (const list of found) if (list) this.all.set(list.id, list);
        this.dispatchEvent(new Event('change'));
    }

    /** What waits to be sent, in order. @returns {Promise<Pending[]>} */
    async pending() {
        const all = /** @type {Pending[]} */ (await done(reading(this.database, 'outbox').getAll()));
        return all.sort((a, b) => a.turn - b.turn);
    }
}

/**
 * The position behind a list, before `next` if there is one. Where no text is left the list's own will do: then the newer id
 * comes later.
 *
 * @param {List | undefined} list
 * @param {List} [next]
 */
export function behind(list, next) {
    const position = list?.position ?? '';
    return between(position, next?.position ?? '') ?? position;
}

/**
 * Stores a list that was changed here, and notes it in the outbox with what the server holds of it.
 *
 * @param {Stores} stores
 * @param {List} list
 * @param {boolean} [isLast] whether it is to be sent after all that waits already
 */
export async function put(stores, list, isLast = false) {
    const [before, pending, waiting] = await Promise.all([
        done(stores.lists.get(list.id)), done(stores.outbox.get(list.id)), done(stores.outbox.getAll()),
    ]);
    const next = Math.max(0, ...waiting.map(({ turn }) => turn)) + 1;
    /** @type {Pending} */
    const noted = {
        id: list.id, turn: pending && !isLast ? pending.turn : next,
        base: pending ? pending.base : before?.version > 0 ? before : null,
    };
    if (pending?.sent) noted.sent = pending.sent;
    await Promise.all([done(stores.lists.put(list)), done(stores.outbox.put(noted))]);
    return [list.id];
}
