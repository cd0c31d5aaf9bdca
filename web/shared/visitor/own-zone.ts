import { useDeferredValue, useSyncExternalStore } from 'react';

const ignore = () => () => undefined;

/** Null on the server and until hydration; deferred, so that what depends on it renders in pieces. */
export function useOwnZone(): string | null {
  return useDeferredValue(useSyncExternalStore(ignore, ownZone, () => null));
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
