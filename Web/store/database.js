// The local database: IndexedDB with promises, and nothing else of it hidden.
//
// - `lists`: every list, with what was changed here and not sent yet.
// - `outbox`: for each list with such changes, what the server holds (`base`), and its turn.
// - `glyphs`: outlines of glyphs by name. `notes`: single values by name.

/** @typedef {import('./list.js').List} List */

/**
 * @typedef {object} Pending
 * @property {string} id
 * @property {number} turn sent in this order
 * @property {List | null} base what the server holds; null when it knows nothing of the list
 * @property {List} [sent] what the first creation sent, as long as there is no answer
 * @property {string} [problem] why the server refused it
 */

const name = 'iconsmith';
const version = 1;

/** @returns {Promise<IDBDatabase>} */
export async function openDatabase() {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
        request.result.createObjectStore('lists', { keyPath: 'id' });
        request.result.createObjectStore('outbox', { keyPath: 'id' });
        request.result.createObjectStore('glyphs', { keyPath: 'name' });
        request.result.createObjectStore('notes', { keyPath: 'name' });
    };
    const database = await done(request);
    // A newer app in another window must not wait for this one.
    database.onversionchange = () => database.close();
    return database;
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function done(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

/**
 * Runs `body` in one transaction over lists and outbox, and waits until it is written. All or nothing of it happens.
 *
 * @template T
 * @param {IDBDatabase} database
 * @param {(stores: { lists: IDBObjectStore, outbox: IDBObjectStore }) => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function change(database, body) {
    const transaction = database.transaction(['lists', 'outbox'], 'readwrite', { durability: 'strict' });
    const isWritten = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error ?? new Error('the change was given up'));
    });
    // Awaited below; a failure of the body is told instead.
    isWritten.catch(() => {});
    let result;
    try {
        result = await body({ lists: transaction.objectStore('lists'), outbox: transaction.objectStore('outbox') });
    } catch (error) {
        transaction.abort();
        throw error;
    }
    await isWritten;
    return result;
}

/**
 * @param {IDBDatabase} database
 * @param {'lists' | 'outbox' | 'glyphs' | 'notes'} store
 */
export function reading(database, store) {
    return database.transaction(store).objectStore(store);
}

/**
 * @param {IDBDatabase} database
 * @param {'glyphs' | 'notes'} store
 * @param {{ name: string, [key: string]: unknown }} value
 */
export async function keep(database, store, value) {
    await done(database.transaction(store, 'readwrite').objectStore(store).put(value));
}
