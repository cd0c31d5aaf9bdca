import { useDeferredValue, useSyncExternalStore } from 'react';

const ignore = () => () => undefined;

/**
 * In which zone the visitor's clock goes. The server does not know, nor does the page until it is awake; what hangs on it
 * is then drawn in pieces, not at one go.
 */
export function useOwnZone(): string | null {
  return useDeferredValue(useSyncExternalStore(ignore, ownZone, () => null));
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Where two columns of days have room. */
const wide = '(min-width: 721px)';

function listenToWidth(listener: () => void): () => void {
  const width = matchMedia(wide);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** On the server every page is narrow. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listenToWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
}
