import { useSyncExternalStore } from 'react';

/** As in `calendar-bar.module.css`. */
const narrow = '(max-width: 720px)';

export function isNarrow(): boolean {
  return matchMedia(narrow).matches;
}

/** Undefined until the page is hydrated. */
export function useIsNarrow(): boolean | undefined {
  return useSyncExternalStore(follow, isNarrow, () => undefined);
}

function follow(listener: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
