// The server's interface for lists, one request at a time.

import { fields } from './list.js';

/** @typedef {import('./list.js').List} List */

/** No answer within this is none, in milliseconds. */
const patience = 10_000;

/** @typedef {{ ok: boolean, status: number, body: any }} Answer */

/** No answer. */
export class Unreachable extends Error {}

/**
 * The request for a step, for `request`.
 *
 * @param {import('./merge.js').Step} step
 * @param {List} local
 * @param {List | null} base
 * @returns {[method: string, path: string, condition: Record<string, string>, body?: object]}
 */
export function call(step, local, base) {
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
export async function request(method, path, headers = {}, body = undefined) {
    try {
        const response = await fetch(`/api/v1/${path}`, {
            method, cache: 'no-store', signal: AbortSignal.timeout(patience),
            headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
            body: body ? JSON.stringify(body) : undefined,
        });
        // What stands before a server in trouble may answer in another format.
        const said = response.ok ? await response.json() : await response.json().catch(() => ({}));
        return { ok: response.ok, status: response.status, body: said };
    } catch (error) {
        throw new Unreachable('no answer', { cause: error });
    }
}
