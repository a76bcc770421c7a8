// Keeps the shell for offline use: the page and its hashed files, nothing else. Responses with personal data (/graphql, /api, /arquivos,
// /exportacoes) are never handled here, so they are never stored.
const CACHE = 'casca-1';
const PAGE = '/';
const MAX_FILES = 300;

const isShellFile = (url) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');

const keepPage = async () => {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) return;
  const cache = await caches.open(CACHE);
  const page = await answer.clone().text();
  await cache.put(PAGE, answer);
  // Files the page itself loads; others are cached on first use.
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  await Promise.allSettled(files.map((file) => cache.add(file)));
};

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepPage()
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** Cache first: a hashed file never changes under its name. */
const fileFirst = async (request) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const files = await cache.keys();
    // Evicts the oldest first; the page was stored first and stays.
    for (const old of files.filter(({ url }) => isShellFile(new URL(url))).slice(0, Math.max(0, files.length - MAX_FILES)))
      await cache.delete(old);
  }
  return answer;
};

/** Network first; without a connection, the cached page. */
const pageFirst = async (request) => {
  try {
    const answer = await fetch(request);
    if (answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html')) {
      const cache = await caches.open(CACHE);
      await cache.put(PAGE, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
};

/** Client pages; file and API addresses go to the server only. */
const isPage = (request, url) =>
  request.mode === 'navigate' &&
  url.origin === self.location.origin &&
  !/^\/(api|graphql|arquivos|exportacoes|entrar|dev|saude)(\/|$)/.test(url.pathname);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (isShellFile(url)) event.respondWith(fileFirst(request));
  else if (isPage(request, url)) event.respondWith(pageFirst(request));
});
