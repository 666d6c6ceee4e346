// Keeps the app's own files, so that it opens without a server. Data is none of its business: that is in IndexedDB.
// Scripts/build-web fills in the files and a digest of them; another digest makes another cache.

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

const digest = '%DIGEST%';
const files = ['%FILES%'];

const cacheName = `iconsmith-${digest}`;

worker.addEventListener('install', (event) => {
    const fill = async () => {
        const cache = await caches.open(cacheName);
        await cache.addAll(['/', ...files]);
        await worker.skipWaiting();
    };
    event.waitUntil(fill());
});

worker.addEventListener('activate', (event) => {
    const sweep = async () => {
        for (const name of await caches.keys()) if (name.startsWith('iconsmith-') && name !== cacheName) await caches.delete(name);
        await worker.clients.claim();
    };
    event.waitUntil(sweep());
});

worker.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    const isOurs = event.request.method === 'GET' && url.origin === location.origin;
    const isData = url.pathname.startsWith('/api/') || ['/icon.png', '/healthz'].includes(url.pathname);
    if (!isOurs || isData) return;
    const answer = async () => {
        const cache = await caches.open(cacheName);
        // Every address without a file is one of the app's screens.
        const path = event.request.mode === 'navigate' && !url.pathname.includes('.') ? '/' : url.pathname;
        return await cache.match(path) ?? fetch(event.request);
    };
    event.respondWith(answer());
});
