export type CachedCounts = {
  get: <T>(name: string, count: () => Promise<T>) => Promise<T>;
  /** Also drops counts that are still running, since they may have read old rows. */
  drop: () => void;
};

type Limits = { most: number; freshMs: number; now?: () => number };

/** Caches counts that are the same for everybody. Concurrent requests share one count. */
export function openCachedCounts({ most, freshMs, now = Date.now }: Limits): CachedCounts {
  const stored = new Map<string, { counting: Promise<unknown>; until: number }>();

  function begin<T>(name: string, count: () => Promise<T>): Promise<T> {
    const counting = count();
    const entry = { counting, until: now() + freshMs };
    stored.delete(name);
    stored.set(name, entry);
    counting.catch(() => {
      if (stored.get(name) === entry) stored.delete(name);
    });
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
    drop: () => stored.clear(),
  };
}
