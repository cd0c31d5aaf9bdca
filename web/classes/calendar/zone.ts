import { useDeferredValue, useSyncExternalStore } from 'react';

const ignore = () => () => undefined;

/** Null on the server and until hydration; deferred, so that what depends on it renders in pieces. */
export function useOwnZone(): string | null {
  return useDeferredValue(useSyncExternalStore(ignore, ownZone, () => null));
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const wide = '(min-width: 721px)';

function listenToWidth(listener: () => void): () => void {
  const width = matchMedia(wide);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** The server renders every page as narrow. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listenToWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
}
