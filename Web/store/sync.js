// Exchanges changes with the server: sends what waits, in order, then fetches what changed since the last time. Screens never
// wait for it. One window of a browser does this at a time.

import { byPosition, fields, newID } from './list.js';
import { done, keep, reading } from './database.js';
import { merge, nextStep } from './merge.js';
import { put } from './local-store.js';
import { between } from './position.js';

/** @typedef {import('./list.js').List} List */
/** @typedef {import('./database.js').Pending} Pending */
/** @typedef {import('./local-store.js').LocalStore} LocalStore */
/** @typedef {import('./local-store.js').Stores} Stores */

/** How often others' changes are fetched while the page is looked at, in milliseconds. */
const interval = 3_000;
/** No answer within this is none. */
const patience = 10_000;
/** Conflicts are joined and sent again at most so often in one round. */
const rounds = 5;

/** Tells `state` when the server becomes reachable or unreachable. */
export class Sync extends EventTarget {
    /** @param {LocalStore} store */
    constructor(store) {
        super();
        this.store = store;
        this.isOnline = true;
        this.isRunning = false;
        this.isAskedAgain = false;
    }

    start() {
        const now = () => document.visibilityState === 'visible' && this.run();
        this.store.addEventListener('write', () => this.run());
        addEventListener('focus', now);
        addEventListener('online', now);
        document.addEventListener('visibilitychange', now);
        setInterval(now, interval);
        return this.run();
    }

    async run() {
        if (this.isRunning) {
            this.isAskedAgain = true;
            return;
        }
        this.isRunning = true;
        try {
            do {
                this.isAskedAgain = false;
                await navigator.locks.request('iconsmith-sync', async () => {
                    for (const pending of await this.store.pending()) if (!pending.problem) await this.send(pending.id);
                    await this.fetchChanges();
                });
            } while (this.isAskedAgain);
            this.become(true);
        } catch (error) {
            // Nothing is lost: what waits stays in the outbox for the next time.
            if (!(error instanceof Unreachable)) console.error(error);
            this.become(false);
        } finally {
            this.isRunning = false;
        }
    }

    /** @param {boolean} isOnline */
    become(isOnline) {
        if (this.isOnline === isOnline) return;
        this.isOnline = isOnline;
        this.dispatchEvent(new Event('state'));
    }

    /**
     * Takes step after step until the server holds what is here.
     *
     * @param {string} id
     */
    async send(id) {
        for (let round = 0; round < rounds; round += 1) {
            const local = /** @type {List | undefined} */ (await done(reading(this.store.database, 'lists').get(id)));
            const pending = /** @type {Pending | undefined} */ (await done(reading(this.store.database, 'outbox').get(id)));
            if (!local || !pending) return;
            const step = nextStep(local, pending.base);
            if (!step) return this.forget(id);
            if (step === 'create') await this.noteSent(pending, local);
            const answer = await request(...call(step, local, pending.base));
            if (answer.ok) {
                const rows = /** @type {List[]} */ (answer.body.lists ?? [answer.body]);
                // Only these two send the content.
                const hasContent = step === 'create' || step === 'edit';
                const held = hasContent || !pending.base ? local : { ...pending.base, deletedAt: local.deletedAt };
                await this.store.absorb((stores) => acknowledge(stores, rows, held));
            } else if (!await this.answerRefusal(answer, local)) return;
        }
    }

    /**
     * Whether there is any use in trying again.
     *
     * @param {Answer} answer
     * @param {List} local
     */
    async answerRefusal({ status, body }, local) {
        if (status === 412 && body.current) {
            await this.store.absorb((stores) => join(stores, [body.current]));
            return true;
        }
        if (status === 409 || status === 412) {
            const current = await request('GET', `lists/${local.id}`);
            if (current.ok) {
                await this.store.absorb((stores) => join(stores, [current.body]));
                return true;
            }
        }
        if (body.field === 'parent' && local.parent !== null) {
            // The list that it was in is gone.
            await this.store.absorb((stores) => put(stores, { ...local, parent: null }));
            return true;
        }
        if (status === 404) {
            // The server lost it, or is another one: it is given to it anew.
            await this.store.absorb((stores) => rebase(stores, local.id, null));
            return true;
        }
        const problem = body.detail ?? body.title ?? `status ${status}`;
        await this.store.absorb(async ({ outbox }) => {
            const pending = await done(outbox.get(local.id));
            if (pending) await done(outbox.put({ ...pending, problem }));
            return [];
        });
        this.dispatchEvent(new CustomEvent('refusal', { detail: { name: local.name, problem } }));
        return false;
    }

    /** @param {string} id */
    async forget(id) {
        await this.store.absorb(async ({ lists, outbox }) => {
            const [local, pending] = await Promise.all([done(lists.get(id)), done(outbox.get(id))]);
            // Looked at again: the person may have gone on.
            if (pending && !nextStep(local, pending.base)) await done(outbox.delete(id));
            return [];
        });
    }

    /**
     * @param {Pending} pending
     * @param {List} local
     */
    async noteSent(pending, local) {
        await this.store.absorb(async ({ outbox }) => {
            const now = await done(outbox.get(pending.id));
            if (now && !now.sent) await done(outbox.put({ ...now, sent: local }));
            return [];
        });
    }

    async fetchChanges() {
        const { database } = this.store;
        const since = (await done(reading(database, 'notes').get('cursor')))?.cursor ?? 0;
        let answer = await request('GET', `lists?since=${since}`);
        if (!answer.ok) throw new Unreachable(`status ${answer.status}`);
        const isAnother = answer.body.cursor < since;
        if (isAnother) answer = await request('GET', 'lists?since=0');
        if (!answer.ok) throw new Unreachable(`status ${answer.status}`);
        const rows = /** @type {List[]} */ (answer.body.lists);
        if (isAnother) await this.giveAgain(new Set(rows.map(({ id }) => id)));
        if (rows.length > 0) await this.store.absorb((stores) => join(stores, rows, isAnother));
        if (answer.body.cursor !== since) await keep(database, 'notes', /** @type {any} */ ({ name: 'cursor', cursor: answer.body.cursor }));
        if (isAnother) this.isAskedAgain = true;
    }

    /**
     * The server is another one, or was set back to an earlier state: what it does not know it is given.
     *
     * @param {Set<string>} known
     */
    async giveAgain(known) {
        const depth = (/** @type {List} */ { id }) => this.store.path(id).length;
        const unknown = [...this.store.all.values()].filter((list) => !known.has(list.id) && !list.deletedAt)
            .sort((a, b) => depth(a) - depth(b));
        await this.store.absorb(async (stores) => {
            for (const list of unknown) await put(stores, list);
            for (const list of unknown) await rebase(stores, list.id, null);
            return unknown.map(({ id }) => id);
        });
    }
}

/** @typedef {{ ok: boolean, status: number, body: any }} Answer */

class Unreachable extends Error {}

/**
 * @param {import('./merge.js').Step} step
 * @param {List} local
 * @param {List | null} base
 * @returns {[method: string, path: string, condition: Record<string, string>, body?: object]}
 */
function call(step, local, base) {
    const path = `lists/${local.id}`;
    /** @type {Record<string, string>} */
    const condition = base ? { 'If-Match': `"${base.version}"` } : { 'If-None-Match': '*' };
    const content = Object.fromEntries(fields.map((field) => [field, local[field]]));
    switch (step) {
        case 'restore': return ['POST', `${path}/restore`, condition];
        case 'delete': return ['DELETE', path, condition];
        default: return ['PUT', path, condition, content];
    }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @param {object} [body]
 * @returns {Promise<Answer>}
 */
async function request(method, path, headers = {}, body = undefined) {
    try {
        const response = await fetch(`/api/v1/${path}`, {
            method, cache: 'no-store', signal: AbortSignal.timeout(patience),
            headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
            body: body ? JSON.stringify(body) : undefined,
        });
        // The server itself has trouble: later again.
        if (response.status >= 500 || response.status === 429) throw new Unreachable(`status ${response.status}`);
        return { ok: response.ok, status: response.status, body: await response.json() };
    } catch (error) {
        throw error instanceof Unreachable ? error : new Unreachable('no answer', { cause: error });
    }
}

/**
 * The server now holds `rows`. Fields that were changed here while the request was under way stay as they are here.
 *
 * @param {Stores} stores
 * @param {List[]} rows
 * @param {List} sent the list as the request made it
 */
async function acknowledge(stores, rows, sent) {
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
 * @param {boolean} [isAnother] whether versions cannot be compared, since another server counted them
 */
async function join(stores, rows, isAnother = false) {
    const changed = [];
    for (const row of rows) {
        const [local, pending] = await Promise.all([done(stores.lists.get(row.id)), done(stores.outbox.get(row.id))]);
        const held = pending?.base ?? (pending ? null : local);
        if (!isAnother && held && held.version >= row.version) continue;
        changed.push(row.id);
        if (!pending || !local) {
            await done(stores.lists.put(row));
            continue;
        }
        // A creation without an answer did reach the server. As long as nobody else changed the list, what is here is newer.
        const basis = pending.base ?? (row.version === 1 ? row : pending.sent ?? null);
        const { merged, loser } = merge(local, basis, row);
        await settle(stores, merged, row, pending);
        if (loser) changed.push(...await keepBeside(stores, local));
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
 * Keeps what lost against a change elsewhere as a list of its own, right after the other.
 *
 * @param {Stores} stores
 * @param {List} list
 */
async function keepBeside(stores, list) {
    const all = /** @type {List[]} */ (await done(stores.lists.getAll()));
    const siblings = all.filter((other) => other.parent === list.parent && !other.deletedAt).sort(byPosition);
    const next = siblings.find((other) => byPosition(list, other) < 0);
    const position = between(list.position, next && next.position !== list.position ? next.position : '');
    return put(stores, { ...list, id: newID(), position, version: 0, change: 0 });
}

/**
 * @param {Stores} stores
 * @param {string} id
 * @param {List | null} base
 */
async function rebase(stores, id, base) {
    const [list, pending] = await Promise.all([done(stores.lists.get(id)), done(stores.outbox.get(id))]);
    if (list) await done(stores.lists.put({ ...list, version: base?.version ?? 0 }));
    if (pending) await done(stores.outbox.put({ id, turn: pending.turn, base }));
    return [id];
}
