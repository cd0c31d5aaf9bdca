import { useSyncExternalStore } from 'react';

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
