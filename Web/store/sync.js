// Exchanges changes with the server: sends what waits, in order, then fetches what changed since the last time. Screens never
// wait for it. One window of a browser does this at a time.

import { done, keep, reading } from './database.js';
import { call, request, Unreachable } from './lists-api.js';
import { put } from './local-store.js';
import { nextStep } from './merge.js';
import { acknowledge, join, rebase } from './reconcile.js';

/** @typedef {import('./list.js').List} List */
/** @typedef {import('./database.js').Pending} Pending */
/** @typedef {import('./local-store.js').LocalStore} LocalStore */
/** @typedef {import('./lists-api.js').Answer} Answer */

/** How often others' changes are fetched while the page is looked at, in milliseconds. */
const interval = 3_000;
/** Conflicts are joined and sent again at most so often in one round. */
const rounds = 5;

/**
 * Tells `state` when the server becomes reachable or unreachable, and what came of a list otherwise than the person meant:
 * `refusal` when the server does not take it, `trouble` when it cannot now, `lift` when it is at the top, since its parent is
 * gone, `keep` when it is not deleted, since it was changed elsewhere, `both` when it is kept beside what became of it elsewhere. Each
 * with the list's `name`, the first two with the `problem`.
 */
export class Sync extends EventTarget {
    /** @param {LocalStore} store */
    constructor(store) {
        super();
        this.store = store;
        this.isOnline = true;
        this.isRunning = false;
        this.isAskedAgain = false;
        /** The trouble that was told already, by list. @type {Map<string, string>} */
        this.troubles = new Map();
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
                this.troubles.delete(id);
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
        const problem = body.detail ?? body.title ?? `status ${status}`;
        if (status >= 500 || status === 429) {
            // The server itself has trouble, perhaps with this list only: it waits for the next time.
            if (this.troubles.get(local.id) !== problem) this.tell('trouble', local.name, problem);
            this.troubles.set(local.id, problem);
            return false;
        }
        if (body.field === 'parent' && local.parent !== null) {
            // Not there yet: it waits too.
            if (this.troubles.has(local.parent)) {
                this.troubles.set(local.id, problem);
                return false;
            }
            if (await this.isGone(local.parent)) {
                await this.store.absorb((stores) => put(stores, { ...local, parent: null }));
                this.tell('lift', local.name);
                return true;
            }
        }
        if ((status === 409 || status === 412) && body.current) {
            await this.takeOver([body.current]);
            return true;
        }
        if (status === 404) {
            // The server lost it, or is another one: it is given to it anew.
            await this.store.absorb((stores) => rebase(stores, local.id, null));
            return true;
        }
        await this.store.absorb(async ({ outbox }) => {
            const pending = await done(outbox.get(local.id));
            if (pending) await done(outbox.put({ ...pending, problem }));
            return [];
        });
        this.tell('refusal', local.name, problem);
        return false;
    }

    /**
     * @param {'refusal' | 'trouble' | 'lift' | 'keep' | 'both'} type
     * @param {string} name
     * @param {string} [problem]
     */
    tell(type, name, problem) {
        this.dispatchEvent(new CustomEvent(type, { detail: { name, problem } }));
    }

    /**
     * Whether the server has no such list, or has it in the trash.
     *
     * @param {string} id
     */
    async isGone(id) {
        const { ok, status, body } = await request('GET', `lists/${id}`);
        return ok ? body.deletedAt !== null : status === 404;
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
        const kept = await done(reading(database, 'notes').get('cursor'));
        const since = kept?.cursor ?? 0;
        let answer = await request('GET', `lists?since=${since}`);
        // The server is there, but has trouble: the next time.
        if (!answer.ok) return;
        // A server that was set back is known by a cursor that went back: behind the last one, or behind a change that it told of
        // in an answer, where the page was closed before it could ask for more.
        const seen = Math.max(since, this.store.lastChange);
        const isAnother = answer.body.cursor < seen || (kept?.store ?? answer.body.store) !== answer.body.store;
        if (isAnother) answer = await request('GET', 'lists?since=0');
        if (!answer.ok) return;
        const rows = /** @type {List[]} */ (answer.body.lists);
        if (isAnother) await this.giveAgain(new Set(rows.map(({ id }) => id)));
        if (rows.length > 0) await this.takeOver(rows, isAnother);
        const { cursor, store } = answer.body;
        if (cursor !== since || store !== kept?.store) await keep(database, 'notes', { name: 'cursor', cursor, store });
        if (isAnother) this.isAskedAgain = true;
    }

    /**
     * @param {List[]} rows
     * @param {boolean} [isAnother]
     */
    async takeOver(rows, isAnother = false) {
        /** @type {{ type: 'keep' | 'both', name: string }[]} */
        const told = [];
        await this.store.absorb((stores) => join(stores, rows, (type, { name }) => told.push({ type, name }), isAnother));
        for (const { type, name } of told) this.tell(type, name);
    }

    /**
     * The server is another one, or was set back to an earlier state: what it does not know it is given.
     *
     * @param {Set<string>} known
     */
    async giveAgain(known) {
        const depth = (/** @type {List} */ { id }) => this.store.path(id).length;
        const unknown = [...this.store.all.values()].filter((list) => !known.has(list.id)).sort((a, b) => depth(a) - depth(b));
        await this.store.absorb(async (stores) => {
            for (const list of unknown) if (!list.deletedAt) await put(stores, list);
            for (const list of unknown) await rebase(stores, list.id, null);
            return unknown.map(({ id }) => id);
        });
    }
}
