export type CachedCounts = {
  /** What was counted under this name, or else what `count` answers now. */
  get: <T>(name: string, count: () => Promise<T>) => Promise<T>;
  /** Forgets all, also what is being counted: it may have read what is out of date. */
  drop: () => void;
};

type Limits = { most: number; freshMs: number; now?: () => number };

/** Counts that are the same for everybody, each made once however many ask, and kept until dropped or for a while. */
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
      // Under one name lies one kind of answer.
      return known && known.until > now() ? (known.counting as Promise<T>) : begin(name, count);
    },
    drop: () => stored.clear(),
  };
}
