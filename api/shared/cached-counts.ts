export type CachedCounts = {
  get: <T>(name: string, count: () => Promise<T>) => Promise<T>;
  /** What is known already, for callers that hold a connection and must not wait for another. */
  peek: <T>(name: string) => T | undefined;
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
    counting.then(
      (counted) => {
        entry.counted = counted;
      },
      () => {
        if (stored.get(name) === entry) stored.delete(name);
      },
    );
    for (const oldest of stored.keys()) {
      if (stored.size <= most) break;
      stored.delete(oldest);
    }
    return counting;
  }

  return {
    get: <T>(name: string, count: () => Promise<T>) => {
      const known = stored.get(name);
      return known && known.until > now() ? (known.counting as Promise<T>) : begin(name, count);
    },
    peek: <T>(name: string) => {
      const known = stored.get(name);
      return known && known.until > now() ? (known.counted as T | undefined) : undefined;
    },
    drop: () => stored.clear(),
  };
}
