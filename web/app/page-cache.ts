import { LRUCache } from 'lru-cache';
import { isServiceAway } from './answer-failed.ts';
import type { Page } from './page.ts';

type Make = () => Promise<Page>;

/** Holds pages up to a number of bytes, renders each once for concurrent requests, and serves stale while it renders again. */
export function pageCache({ mostBytes }: { mostBytes: number }) {
  const pages = new LRUCache<string, Page>({ maxSize: mostBytes, sizeCalculation: sizeOf });
  const underway = new Map<string, Promise<Page>>();

  async function makeOnce(key: string, make: Make): Promise<Page> {
    const started = underway.get(key);
    if (started) return started;
    const making = make();
    underway.set(key, making);
    try {
      const page = await making;
      // A drop in the meantime has removed this rendering: its data may be out of date already.
      if (underway.get(key) === making && page.isStored) pages.set(key, page);
      return page;
    } finally {
      if (underway.get(key) === making) underway.delete(key);
    }
  }

  return {
    page(key: string, make: Make): Page | Promise<Page> {
      const page = pages.get(key);
      const now = Date.now();
      if (!page) return makeOnce(key, make);
      // While the service is away an old page is better than none.
      if (page.staleUntil < now) return makeOnce(key, make).catch((error: unknown) => unlessAway(error, page));
      if (page.freshUntil < now) makeOnce(key, make).catch((error: unknown) => reportUnlessAway(error));
      return page;
    },
    /** Removes the pages at or below these paths; `/` is only Home, and `*` is everything. */
    drop(paths: string[]): void {
      for (const held of [pages, underway]) {
        for (const key of held.keys().toArray()) {
          if (paths.some((path) => path === '*' || lies(key, path))) held.delete(key);
        }
      }
    },
  };
}

function unlessAway(error: unknown, page: Page): Page {
  if (isServiceAway(error)) return page;
  throw error;
}

function reportUnlessAway(error: unknown): void {
  if (!isServiceAway(error)) console.error(error);
}

function lies(key: string, below: string): boolean {
  const [path = ''] = key.split('?');
  return path === below || (below !== '/' && path.startsWith(`${below}/`));
}

/** Headers in four encodings and the entry itself: without them many empty feeds would count as nothing. */
const besideBytes = 4_096;

/** Includes room for the compressed forms, of about a quarter each, which are made later. */
function sizeOf({ body }: Page): number {
  return besideBytes + Math.ceil(1.5 * body.byteLength);
}
