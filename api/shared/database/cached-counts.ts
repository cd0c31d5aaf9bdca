export type CachedCounts = {
  get: <T>(name: string, count: () => Promise<T>) => Promise<T>;
  /** What is known already, for callers that hold a connection and must not wait for another. */
  peek: (name: string) => unknown;
  /** Also drops counts that are still running, since they may have read old rows. */
  drop: () => void;
};

type Limits = { most: number; freshMs: number; now?: () => number };

type Entry = { counting: Promise<unknown>; counted?: unknown; until: number };

/** Caches counts that are the same for everybody. Concurrent requests share one count. */
export function openCachedCounts({ most, freshMs, now = Date.now }: Limits): CachedCounts {
  const stored = new Map<string, Entry>();

  function begin<T>(name: string, count: () => Promise<T>): Promise<T> {
    const counting = count();
    const entry: Entry = { counting, until: now() + freshMs };
    stored.delete(name);
    stored.set(name, entry);
    void remember(name, entry);
    for (const oldest of stored.keys()) {
      if (stored.size <= most) break;
      stored.delete(oldest);
    }
    return counting;
  }

  async function remember(name: string, entry: Entry): Promise<void> {
    try {
      entry.counted = await entry.counting;
    } catch {
      // Who asked for it gets the error; the next one counts again.
      if (stored.get(name) === entry) stored.delete(name);
    }
  }

  return {
    get: <T>(name: string, count: () => Promise<T>) => {
      const existing = stored.get(name);
      return existing && existing.until > now() ? (existing.counting as Promise<T>) : begin(name, count);
    },
    peek: (name: string) => {
      const existing = stored.get(name);
      return existing && existing.until > now() ? existing.counted : undefined;
    },
    drop: () => stored.clear(),
  };
}
