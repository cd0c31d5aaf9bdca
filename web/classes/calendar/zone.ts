import { useDeferredValue, useSyncExternalStore } from 'react';

const hearNothing = () => () => undefined;

/**
 * In which zone the visitor's clock goes. The server does not know, nor does the page until it is awake; what hangs on it
 * is then drawn in pieces, not at one go.
 */
export function useOwnZone(): string | null {
  return useDeferredValue(useSyncExternalStore(hearNothing, ownZone, () => null));
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Where two columns of days have room. */
const wide = '(min-width: 721px)';

function hearWidth(tell: () => void): () => void {
  const width = matchMedia(wide);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}

/** On the server every page is narrow. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    hearWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
}
