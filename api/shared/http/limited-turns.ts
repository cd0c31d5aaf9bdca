import { DatabaseBusy } from '../database/database-away.ts';

type Turns = {
  /** Resolves with the function that ends the turn. Throws `DatabaseBusy` after `waitMs`. */
  take: (waitMs: number) => Promise<() => void>;
};

/** At most that many turns at the same time; the others wait, in order. */
export function limitedTurns(most: number): Turns {
  const waiting = new Set<() => void>();
  let free = most;

  function end(): void {
    const [next] = waiting;
    if (!next) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  async function wait(waitMs: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(resolve);
    const timer = setTimeout(() => {
      if (waiting.delete(resolve)) reject(new DatabaseBusy(most, waitMs));
    }, waitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  return {
    take: async (waitMs) => {
      if (free > 0) free -= 1;
      else await wait(waitMs);
      return end;
    },
  };
}
