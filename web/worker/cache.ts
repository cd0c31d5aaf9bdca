import { isCacheable, type AnsweredList, type ToWorker } from '#web/shared/page/cached-pages.ts';
import type { Readable } from './offline-page.ts';
import {
  beyond,
  filesIn,
  isRecent,
  keyOfList,
  listedPages,
  outdated,
  shellOf,
  titleIn,
  wayOf,
  type ListedPage,
} from './rules.ts';

type Seen = Extract<ToWorker, { kind: 'seen' }>;
type Own = Extract<ToWorker, { kind: 'own' }>;

const most = { pages: 30, drawings: 60 };
/** Pages vary by cookie and encoding, which matters only to caches of several visitors. */
const anyKind = { ignoreVary: true };
const marks = { title: 'x-title', locale: 'x-locale' };

const cacheNamed = (name: string) => caches.open(`mestria ${builtAs.id} ${name}`);
export const files = () => cacheNamed('files');
export const lists = () => cacheNamed('lists');
const pages = () => cacheNamed('pages');
const shells = () => cacheNamed('shells');

export async function cacheShell(): Promise<void> {
  await (await files()).addAll(['/first.js', '/offline.css', builtAs.styles]);
}

/** Who saves data has none. */
export async function hasFonts(): Promise<boolean> {
  const stored = await (await files()).keys();
  return stored.some(({ url }) => new URL(url).pathname.startsWith('/fonts/'));
}

export async function removeOthers(): Promise<void> {
  const names = outdated(await caches.keys(), builtAs.id);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** After a sign-out the next user of the device must not find out what was read. */
export async function clearPages(): Promise<void> {
  await caches.delete(`mestria ${builtAs.id} pages`);
  await caches.delete(`mestria ${builtAs.id} drawings`);
  await caches.delete(`mestria ${builtAs.id} shells`);
}

/** A document for each kind of page, once a build: it has no data that could grow old. */
export async function storeOwn({ address, files: needed }: Own): Promise<void> {
  const shell = shellOf(new URL(address, location.origin));
  if (!shell) return;
  const { pathname } = new URL(address, location.origin);
  if (listedPages.some((page) => page.address === pathname)) await (await shells()).put(pathname, new Response());
  await storeFiles([...needed, ...(await storeShell(shell))]);
}

/** Returns the files that the document names. */
async function storeShell(shell: string): Promise<string[]> {
  const cached = await shells();
  const answer = (await cached.match(shell, anyKind)) ?? (await fetch(shell));
  if (!isWhole(answer)) return [];
  const html = await answer.text();
  await cached.put(shell, new Response(html, { headers: answer.headers }));
  return filesIn(html);
}

/** Stores a page that was read, with its files; a copy of the last hour is not fetched again. */
export async function storeSeen({ address, drawnAt, locale, files: fetched }: Seen): Promise<void> {
  if (!isCacheable(new URL(address, location.origin))) return;
  const cached = await pages();
  const before = await cached.match(drawnAt, anyKind);
  const isFresh = before && isRecent(before.headers.get('date'), Date.now());
  const answer = isFresh ? before : await fetch(drawnAt);
  if (!isWhole(answer)) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set(marks.title, encodeURIComponent(titleIn(html)));
  headers.set(marks.locale, locale);
  await renew(cached, drawnAt, new Response(html, { headers }));
  if (drawnAt !== address) await renew(cached, address, Response.redirect(drawnAt));
  await storeFiles([...fetched, ...filesIn(html)]);
  await shorten(cached, most.pages);
}

export async function storeLoaded(address: string, answer: Response): Promise<void> {
  if (isWhole(answer) && isCacheable(new URL(address))) await renew(await pages(), address, answer);
}

/** An API on another origin is left out: the worker does not answer its requests. */
export async function storeLists(answered: readonly AnsweredList[]): Promise<void> {
  const stored = await lists();
  const headers = { 'content-type': 'application/json' };
  const writeOne = async ({ address, locale, body, answer }: AnsweredList) => {
    const url = new URL(address);
    const isOwn = wayOf({ method: 'POST', mode: 'cors', url }, location.origin) === 'start-list';
    if (isOwn) await stored.put(keyOfList(url, locale, body), new Response(answer, { headers }));
  };
  await Promise.all(answered.map(writeOne));
}

export async function storeDrawing(request: Request, answer: Response): Promise<void> {
  if (!answer.ok) return;
  const cached = await cacheNamed('drawings');
  await cached.put(request, answer);
  await shorten(cached, most.drawings);
}

export async function cachedPage(address: string): Promise<Response | undefined> {
  const shell = shellOf(new URL(address));
  return shell ? (await shells()).match(shell, anyKind) : (await pages()).match(address, anyKind);
}

export async function storedDrawing(request: Request): Promise<Response | undefined> {
  return (await cacheNamed('drawings')).match(request);
}

/** The pages behind the sign-in that were opened, by their fixed addresses. */
export async function openedPages(): Promise<ListedPage[]> {
  const stored = new Set((await (await shells()).keys()).map(({ url }) => new URL(url).pathname));
  return listedPages.filter(({ address }) => stored.has(address));
}

export async function readable(): Promise<{ pages: Readable[]; locale: string | null }> {
  const cached = await pages();
  const keys = await cached.keys();
  const result = await Promise.all(keys.map(async ({ url }) => ({ url, page: await cached.match(url, anyKind) })));
  const named = result.toReversed().flatMap(({ url, page }) => {
    const title = page?.headers.get(marks.title);
    return title ? [{ address: url.slice(location.origin.length), title: decodeURIComponent(title) }] : [];
  });
  return { pages: named, locale: result.at(-1)?.page?.headers.get(marks.locale) ?? null };
}

function isWhole(answer: Response): boolean {
  return answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html') === true;
}

/** Moves it to the end: `shorten` deletes from the beginning. */
async function renew(cached: Cache, address: string, answer: Response): Promise<void> {
  await cached.delete(address, anyKind);
  await cached.put(address, answer);
}

async function shorten(cached: Cache, length: number): Promise<void> {
  await Promise.all(beyond(await cached.keys(), length).map((key) => cached.delete(key)));
}

/** Most come from the cache of the browser. */
async function storeFiles(addresses: readonly string[]): Promise<void> {
  const cached = await files();
  const cacheOne = async (address: string) => {
    if (await cached.match(address)) return;
    const answer = await fetch(address);
    if (answer.ok) await cached.put(address, answer);
  };
  await Promise.all([...new Set(addresses)].map(cacheOne));
}
