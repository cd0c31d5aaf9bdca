import { AsyncLocalStorage } from 'node:async_hooks';

const waits = new AsyncLocalStorage<number>();

/** All that `run` does waits so long for a free connection, instead of the time of ordinary requests. */
export function withConnectionWait<T>(ms: number, run: () => T): T {
  return waits.run(ms, run);
}

export function connectionWait(): number | undefined {
  return waits.getStore();
}
