import type { AnyRouter } from '@tanstack/react-router';
import { isConnectionLost, onConnectionChange } from '#web/shared/api/connection.ts';
import { savesData } from '#web/shared/visitor/data-saver.ts';
import { isCacheable, type ToWorker } from '#web/shared/page/cached-pages.ts';
import { currentSession, onSessionChange } from '#web/shared/session/session-store.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { addressDrawnFor } from './model/address-drawn-for.ts';
import { answeredLists } from './start-lists.ts';

/** After this time a page counts as read and has loaded its files. */
const readAfterMs = 1_500;
const brokenAfterMs = 200;

// Read at once: the user's own choice is applied later.
const drawnFor = currentVisitor();
const loadedAt = location.href;

/**
 * Reports read pages to the service worker and, while the network is gone, lets it serve navigation. A new worker
 * receives the lists that the start fetched before it was installed.
 */
export function followWorker(router: AnyRouter): void {
  // In development nothing may be served from a cache.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => console.warn(error));
  serviceWorker.addEventListener('controllerchange', () => void post({ kind: 'lists', lists: answeredLists() }));
  reportWhatIsRead(router);
  showCachedPages(router);
  let was = currentSession();
  onSessionChange(() => {
    const is = currentSession();
    if (was.status === 'user' && is.status === 'guest') void post({ kind: 'forget' });
    was = is;
  });
}

/** Some time after a page has opened, no request runs, so that a new worker can replace the old one. */
function reportWhatIsRead(router: AnyRouter): void {
  let timer: number | undefined;
  const reportSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => !isConnectionLost() && !isBroken(router) && void report(), readAfterMs);
  };
  const report = async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.waiting) registration.waiting.postMessage({ kind: 'replace' } satisfies ToWorker, []);
    else if (registration.installing) reportSoon();
    else reportSeen();
  };
  router.subscribe('onResolved', reportSoon);
  void navigator.serviceWorker.ready.then((registration) => registration.addEventListener('updatefound', reportSoon));
  // A new worker knows nothing of earlier reports.
  navigator.serviceWorker.addEventListener('controllerchange', reportSoon);
  reportSoon();
}

function reportSeen(): void {
  const { href } = location;
  // The worker would have to fetch a page that was rendered from data only.
  if (!isCacheable(new URL(href)) || (savesData() && href !== loadedAt)) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = `${location.origin}/assets/`;
  const reader = currentVisitor();
  void post({
    kind: 'seen',
    address: href,
    drawnAt: addressDrawnFor(href, reader, drawnFor),
    locale: reader.locale,
    files: files.filter((name) => name.startsWith(own)),
  });
}

/** Pages visited in this document open as usual; others load from the worker's store. */
function showCachedPages(router: AnyRouter): void {
  const visited = new Set([loadedAt]);
  document.addEventListener('click', (event) => letBrowserFollow(event, visited), { capture: true });
  router.subscribe('onResolved', () => !isBroken(router) && visited.add(location.href));
  router.subscribe('onBeforeLoad', ({ toLocation, hrefChanged }) => {
    const to = new URL(toLocation.href, location.origin).href;
    if (hrefChanged && isConnectionLost() && !visited.has(to)) loadStored(to);
  });
  const loadInstead = () => isConnectionLost() && isBroken(router) && loadStored(location.href);
  onConnectionChange(() => setTimeout(loadInstead, brokenAfterMs));
}

/**
 * The browser follows links to stored pages itself: entries that the router adds and `replace` reloads belong to one
 * document, and the browser may lose the way back.
 */
function letBrowserFollow(event: MouseEvent, visited: ReadonlySet<string>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isConnectionLost() || visited.has(link.href) || !navigator.serviceWorker.controller) return;
  const to = new URL(link.href, location.href);
  const isHere = to.pathname === location.pathname && to.search === location.search;
  if (to.origin === location.origin && !isHere && isCacheable(to)) event.stopPropagation();
}

function loadStored(address: string): void {
  if (address === loadedAt) return;
  if (navigator.serviceWorker.controller && isCacheable(new URL(address))) location.replace(address);
}

function isBroken(router: AnyRouter): boolean {
  return router.state.matches.some(({ status }) => status === 'error');
}

/** `ready` also resolves for a worker that does not control this page, which was loaded while it was installed. */
async function post(what: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(what);
}
