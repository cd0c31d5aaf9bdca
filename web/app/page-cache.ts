import { LRUCache } from 'lru-cache';
import { isServiceAway } from './answer-failed.ts';
import type { Page } from './page.ts';

/** Given the page that was last made, which may be used once more. */
type Make = (last?: Page) => Promise<Page>;

const dropped = 0;

/** Holds pages up to a number of bytes, renders each once however many ask, and serves stale while it renders again. */
export function pageCache({ mostBytes }: { mostBytes: number }) {
  // Sizes are those at the start: a page may become smaller while it is cached.
  const pages = new LRUCache<string, Page>({ maxSize: mostBytes, sizeCalculation: sizeOf });
  const underway = new Map<string, Promise<Page>>();

  async function makeOnce(key: string, make: Make): Promise<Page> {
    const started = underway.get(key);
    if (started) return started;
    const making = make(pages.get(key));
    underway.set(key, making);
    try {
      const page = await making;
      // A drop meanwhile took this rendering from the table: what it read may be out of date already.
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
      if (!page || page.staleUntil === dropped) return makeOnce(key, make);
      // Better an old page than none, as long as nobody has said that it is wrong.
      if (page.staleUntil < now) return makeOnce(key, make).catch((error: unknown) => unlessAway(error, page));
      if (page.freshUntil < now) makeOnce(key, make).catch((error: unknown) => reportUnlessAway(error));
      return page;
    },
    /**
     * Gives out no more the pages at or below these paths; `/` is Home alone. They stay for who makes them again and finds
     * nothing changed, but with `*`, which is everything.
     */
    drop(paths: string[]): void {
      const isMeant = (key: string) => paths.some((path) => path === '*' || lies(key, path));
      if (paths.includes('*')) pages.clear();
      for (const [key, page] of pages.entries()) {
        if (isMeant(key)) page.freshUntil = page.staleUntil = dropped;
      }
      for (const key of underway.keys()) if (isMeant(key)) underway.delete(key);
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

/** What a page weighs beside its body: headers in four forms and its place here. Empty feeds are many and short. */
const besideBytes = 4_096;

/** With room for how it is compressed, which is done when somebody asks, and brings it to about a quarter each time. */
function sizeOf({ body }: Page): number {
  return besideBytes + Math.ceil(1.5 * body.byteLength);
}
