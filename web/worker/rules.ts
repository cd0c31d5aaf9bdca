/** How the worker answers a request; null where it keeps out of the way. */
export type Way = 'page' | 'file' | 'fixed-name' | 'drawing' | 'start-list';

type Requested = { method: string; mode: string; url: URL };

const fixedNames = /^\/(first\.js|offline\.css|favicon\.svg|no-script\.css|manifest\.[\w-]+\.json|logo\/[\w-]+\.svg)$/;
const startLists = /^\/api\/(locales|currencies|application-settings)$/;
const drawings = /^\/api\/((news\/)?covers\.svg|(courses|categories|news)\/[\w-]+\/cover\.svg)$/;

/**
 * Pages and what they are made of. The API is everybody's own, but for drawn covers and for the lists that every start
 * of the app asks for; streams of events, other origins and what is not understood are the browser's.
 */
export function wayOf({ method, mode, url }: Requested, origin: string): Way | null {
  if (url.origin !== origin) return null;
  const { pathname } = url;
  if (method === 'POST') return startLists.test(pathname) ? 'start-list' : null;
  if (method !== 'GET') return null;
  if (mode === 'navigate') return isSite(pathname) ? 'page' : null;
  if (/^\/(assets|fonts)\//.test(pathname)) return 'file';
  if (fixedNames.test(pathname)) return 'fixed-name';
  return drawings.test(pathname) ? 'drawing' : null;
}

/** What is sent by the API, read by developers, or has a file's name, is no page of the site. */
function isSite(pathname: string): boolean {
  return !/^\/(api|dev)(\/|$)|\.\w+$/.test(pathname);
}

/** The keys of those that go so that the newest `most` stay; the oldest stand first. */
export function beyond<Key>(keys: readonly Key[], most: number): Key[] {
  return keys.slice(0, Math.max(0, keys.length - most));
}

/** The files of this site that a page names in its HTML, each once. */
export function filesIn(html: string): string[] {
  const named = html.matchAll(/\s(?:src|href)="(\/(?:assets\/[^"]+|first\.js|favicon\.svg))"/g);
  return [...new Set([...named].map(([, file = '']) => file))];
}

/** What a page is called, as it stands in its HTML. */
export function titleIn(html: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

/** Where the answer to a list of the start is kept: caches keep by address alone. */
export function keyOfList(url: URL, locale: string, body: string): string {
  return `${url.pathname}?${new URLSearchParams({ locale, body })}`;
}

/** Which caches of the site belong to another build. */
export function outdated(names: readonly string[], build: string): string[] {
  return names.filter((name) => name.startsWith('mestria ') && !name.startsWith(`mestria ${build} `));
}

const hour = 3_600_000;

/** Whether what an answer says is of this hour, by the time that it bears. */
export function isRecent(date: string | null, now: number): boolean {
  return date !== null && now - Date.parse(date) < hour;
}
