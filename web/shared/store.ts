/** A value outside React that components follow through `useSyncExternalStore`. */
export function makeStore<T>(first: T) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): T => value,
    set: (next: T): void => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
