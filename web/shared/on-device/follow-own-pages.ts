import type { AnyRouter } from '@tanstack/react-router';
import { isConnectionLost } from '../api/connection.ts';
import type { ToWorker } from '../page/cached-pages.ts';
import { textsOf } from '../texts/texts-of-routes.ts';
import { currentReader } from './stored-answers.ts';
import { loadPart } from 'virtual:texts';
import { defaultLocale } from '#contract/visitor-values.ts';
import { languageOf } from '../texts/texts.ts';
import { currentVisitor } from '../visitor/visitor.ts';

/** After this time a page counts as read and has loaded its files. */
const readAfterMs = 1_500;

/** Gives the service worker what the pages of a signed-in person need to open without a network. */
export function followOwnPages(router: AnyRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let timer: number | undefined;
  const reportSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void report(router).catch((error: unknown) => console.warn(error)), readAfterMs);
  };
  router.subscribe('onResolved', reportSoon);
  // A new worker knows nothing of earlier reports.
  serviceWorker.addEventListener('controllerchange', reportSoon);
  reportSoon();
}

async function report({ state: { matches } }: AnyRouter): Promise<void> {
  if (isConnectionLost() || !currentReader()) return;
  const { href } = location;
  // An offline start loads it, from what the service worker has by then.
  await Promise.all([import('./offline-start.ts'), loadTextFiles(textsOf(matches))]);
  const registration = await navigator.serviceWorker.ready;
  if (!currentReader()) return;
  registration.active?.postMessage({ kind: 'own', address: href, files: neededFiles() } satisfies ToWorker);
}

/** The server writes styles into the page, which another page would have to load as files. */
function neededFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const inline = [...document.querySelectorAll('style[data-href]')].flatMap((style) =>
    (style.getAttribute('data-href') ?? '').split(' '),
  );
  const addresses = [...loaded, ...inline].map((address) => new URL(address, location.origin));
  return addresses.filter(isOwnFile).map(({ href }) => href);
}

function isOwnFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith('/assets/');
}

/**
 * The server writes the texts of a page into it. Opened offline, the page loads them as files: in the language of the
 * stored document, and in that of the reader.
 */
async function loadTextFiles(names: readonly string[]): Promise<void> {
  const languages = new Set([defaultLocale, currentVisitor().locale].map(languageOf));
  const parts = ['first', ...names];
  const files = [...languages].flatMap((language) => parts.map((part) => loadPart(language, part)));
  await Promise.all(files);
}
