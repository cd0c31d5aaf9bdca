import { storedMark } from '#web/shared/session/stored-mark.ts';
import { isCacheable, type ToWorker } from '#web/shared/page/cached-pages.ts';
import * as caching from './cache.ts';
import { offlinePage } from './offline-page.ts';
import { keyOfList, shellOf, wayOf, type Way } from './rules.ts';

declare const self: WorkerScope;

/** After this wait for a page the network is probed, and if it is gone the stored page is shown. */
const patienceMs = 6_000;
const probeMs = 3_000;

/**
 * It waits until a page asks it to replace the active worker. Chromium keeps a worker that is called while it stops for
 * its successor, and then loses a navigation.
 */
self.addEventListener('install', (event) => event.waitUntil(caching.cacheShell()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([caching.removeOthers(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data;
  if (message.kind === 'replace') return void self.skipWaiting();
  // The sending page may have opened before the worker was activated.
  event.waitUntil(Promise.all([self.clients.claim(), inTurn(message)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf({ method: request.method, mode: request.mode, url: new URL(request.url) }, self.location.origin);
  if (way) event.respondWith(answers[way](event));
});

const answers: Record<Way, (event: Fetching) => Promise<Response>> = {
  page: answerPage,
  file: async ({ request }) => (await (await caching.files()).match(request)) ?? fetchFile(request),
  'fixed-name': async ({ request }) =>
    fetch(request).catch(async () => (await (await caching.files()).match(request)) ?? gone()),
  drawing: answerDrawing,
  'start-list': answerList,
};

type Message = Exclude<ToWorker, { kind: 'replace' }>;

let handled: Promise<unknown> = Promise.resolve();

/** What is stored for a page that was read before a sign-out must not be there after it. */
function inTurn(message: Message): Promise<unknown> {
  const atOnce = message.kind === 'forget' ? caching.clearPages() : Promise.resolve();
  handled = Promise.all([handled, atOnce])
    .then(() => handleMessage(message))
    .catch((error: unknown) => console.warn(error));
  return handled;
}

async function handleMessage(message: Message): Promise<void> {
  if (message.kind === 'forget') return caching.clearPages();
  if (message.kind === 'lists') return caching.storeLists(message.lists);
  if (message.kind === 'own') return caching.storeOwn(message).catch(() => undefined);
  // Without a network the stored page stays.
  await caching.storeSeen(message).catch(() => undefined);
}

/** The network first, even if slow, since it is up to date; the stored page only without one. */
async function answerPage(event: Fetching): Promise<Response> {
  const { url } = event.request;
  const coming = fetchPage(event).then(
    (answer) => {
      event.waitUntil(caching.storeLoaded(url, answer.clone()));
      return answer;
    },
    () => null,
  );
  const answer = await Promise.race([coming, whenGone()]);
  return answer ?? (await caching.cachedPage(url)) ?? reportOffline(url);
}

async function fetchPage({ request, preloadResponse }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Resolves once the network is found to be gone, or else never. */
async function whenGone(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  const probe = fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeMs) });
  const isThere = await probe.then(
    () => true,
    () => false,
  );
  return isThere ? new Promise<null>(() => undefined) : null;
}

async function reportOffline(url: string): Promise<Response> {
  const [{ pages, locale }, own, hasFonts] = await Promise.all([
    caching.readable(),
    caching.openedPages(),
    caching.hasFonts(),
  ]);
  const facts = { locale: locale ?? navigator.language, styles: builtAs.styles, hasFonts };
  const needsNetwork = !isCacheable(new URL(url)) && shellOf(new URL(url)) === null;
  const html = offlinePage({ ...facts, own, readable: pages, needsNetwork });
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; script-src 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  });
}

/** The names contain a hash of the content, so a stored file never expires. */
async function fetchFile(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await (await caching.files()).put(request, answer.clone());
  return answer;
}

async function answerDrawing(event: Fetching): Promise<Response> {
  const { request } = event;
  const cached = await caching.storedDrawing(request);
  if (cached) return cached;
  const answer = await fetch(request).catch(gone);
  if (answer.ok) event.waitUntil(caching.storeDrawing(request, answer.clone()));
  return answer;
}

/** Public lists that each start of the app loads; without a network the last answer. */
async function answerList({ request }: Fetching): Promise<Response> {
  const locale = request.headers.get('accept-language') ?? '';
  const key = keyOfList(new URL(request.url), locale, await request.clone().text());
  const cached = await caching.lists();
  const answer = await fetch(request).catch(gone);
  if (answer.type === 'error') {
    const before = await cached.match(key);
    if (!before) return answer;
    const headers = new Headers(before.headers);
    headers.set(storedMark, '1');
    return new Response(before.body, { headers });
  }
  if (answer.ok) await cached.put(key, answer.clone());
  return answer;
}

function gone(): Response {
  return Response.error();
}

type Extendable = { waitUntil: (work: Promise<unknown>) => void };

type Fetching = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = { install: Extendable; activate: Extendable; fetch: Fetching; message: Extendable & { data: ToWorker } };

type WorkerScope = {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
};
