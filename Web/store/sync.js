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
        if (body.field === 'parent' && local.parent !== null) {
            // The list that it was in is gone.
            await this.store.absorb((stores) => put(stores, { ...local, parent: null }));
            return true;
        }
        if ((status === 409 || status === 412) && body.current) {
            await this.store.absorb((stores) => join(stores, [body.current]));
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
        const { cursor } = answer.body;
        if (cursor !== since) await keep(database, 'notes', { name: 'cursor', cursor });
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
