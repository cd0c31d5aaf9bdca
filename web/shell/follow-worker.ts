import type { AnyRouter } from '@tanstack/react-router';
import { isConnectionLost, onConnectionChange } from '#web/shared/api/connection.ts';
import { savesData } from '#web/shared/visitor/data-saver.ts';
import { isCacheable, type ToWorker } from '#web/shared/page/cached-pages.ts';
import { currentSession, onSessionChange } from '#web/shared/session/session-store.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { addressDrawnFor } from './model/address-drawn-for.ts';
import { answeredLists } from './start-lists.ts';

/** Anyone who stays so long has read it, and has all its files. */
const readAfterMs = 1_500;
/** Until the page that cannot be loaded has said so. */
const brokenAfterMs = 200;

// As the server drew it: the reader's own choice applies later.
const drawnFor = currentVisitor();
const loadedAt = location.href;

/**
 * Tells the service worker which pages are read, and while the network is gone leaves the way to it. A new worker has
 * not seen the lists that the start asked for, so it is handed them.
 */
export function followWorker(router: AnyRouter): void {
  // While the sources are worked on, nothing may be older than they are.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => console.warn(error));
  serviceWorker.addEventListener('controllerchange', () => void emit({ kind: 'lists', lists: answeredLists() }));
  reportWhatIsRead(router);
  showCachedPages(router);
  let was = currentSession();
  onSessionChange(() => {
    const is = currentSession();
    if (was.status === 'user' && is.status === 'guest') void emit({ kind: 'forget' });
    was = is;
  });
}

function reportWhatIsRead(router: AnyRouter): void {
  let waiting: number | undefined;
  const sendSoon = () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => !isConnectionLost() && !isBroken(router) && reportSeen(), readAfterMs);
  };
  router.subscribe('onResolved', sendSoon);
  // Another build has heard nothing of what was told to the one before.
  navigator.serviceWorker.addEventListener('controllerchange', sendSoon);
  sendSoon();
}

function reportSeen(): void {
  const { href } = location;
  // To keep a page that came as data alone costs its drawing.
  if (!isCacheable(new URL(href)) || (savesData() && href !== loadedAt)) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = `${location.origin}/assets/`;
  const reader = currentVisitor();
  void emit({
    kind: 'seen',
    address: href,
    drawnAt: addressDrawnFor(href, reader, drawnFor),
    locale: reader.locale,
    files: files.filter((name) => name.startsWith(own)),
  });
}

/** A page whose data are at hand opens as ever; any other is loaded as the worker keeps it. */
function showCachedPages(router: AnyRouter): void {
  const atHand = new Set([loadedAt]);
  document.addEventListener('click', (event) => leaveToBrowser(event, atHand), { capture: true });
  router.subscribe('onResolved', () => !isBroken(router) && atHand.add(location.href));
  router.subscribe('onBeforeLoad', ({ toLocation, hrefChanged }) => {
    const to = new URL(toLocation.href, location.origin).href;
    if (hrefChanged && isConnectionLost() && !atHand.has(to)) loadStored(to);
  });
  const loadInstead = () => isConnectionLost() && isBroken(router) && loadStored(location.href);
  onConnectionChange(() => setTimeout(loadInstead, brokenAfterMs));
}

/**
 * A link to a kept page is followed by the browser itself. What the router enters into the history and `replace` loads
 * counts for the browser as one document with the page before, and then it may lose the way back.
 */
function leaveToBrowser(event: MouseEvent, atHand: ReadonlySet<string>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isConnectionLost() || atHand.has(link.href) || !navigator.serviceWorker.controller) return;
  const to = new URL(link.href, location.href);
  const isHere = to.pathname === location.pathname && to.search === location.search;
  if (to.origin === location.origin && !isHere && isCacheable(to)) event.stopPropagation();
}

function loadStored(address: string): void {
  // What is kept has just been loaded, and did not serve.
  if (address === loadedAt) return;
  if (navigator.serviceWorker.controller && isCacheable(new URL(address))) location.replace(address);
}

function isBroken(router: AnyRouter): boolean {
  return router.state.matches.some(({ status }) => status === 'error');
}

/** Even one that does not answer for this page: it may have begun while the page was on its way, which belongs to nobody then. */
async function emit(what: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(what);
}
