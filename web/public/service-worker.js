/* A small shell for when the server is away: the page opens and says so. Tables are never answered from here. */

const SHELL = 'colonnade-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What a page has loaded before there was a worker to see it.
self.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data?.keep) ? event.data.keep.filter((each) => String(each).startsWith(`${self.location.origin}/assets/`)) : [];
  event.waitUntil(caches.open(SHELL).then((cache) => Promise.allSettled(addresses.map((each) => cache.add(each)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/') || pathname.startsWith('/schema')) return;
  // Files under /assets/ are named after what is in them and never change; all else is asked for anew while the server is there.
  const isFixed = pathname.startsWith('/assets/');
  event.respondWith(isFixed ? fromShellFirst(request) : fromServerFirst(request));
});

async function fromShellFirst(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function fromServerFirst(request) {
  try {
    return keep(request, await fetch(request));
  } catch (error) {
    const known = (await caches.match(request)) ?? (request.mode === 'navigate' ? await caches.match('/') : undefined);
    if (known) return known;
    throw error;
  }
}

async function keep(request, response) {
  if (response.ok) await (await caches.open(SHELL)).put(request, response.clone());
  return response;
}
