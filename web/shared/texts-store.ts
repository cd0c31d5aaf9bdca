import { createIsomorphicFn } from '@tanstack/react-start';
import { useSyncExternalStore } from 'react';
import { isFirstPage } from './first-texts.ts';
import { loadTexts, type Texts } from './texts.ts';
import { currentVisitor } from './visitor.ts';

type Known = { texts: Texts; extent: 'first' | 'all' };

let known: Known | undefined;
const hearers = new Set<() => void>();

function know(next: Known): Texts {
  known = next;
  for (const hear of hearers) hear();
  return next.texts;
}

/** What the page that is being opened needs: everything on the server, in the browser as little as it can. */
export const firstTexts: () => Promise<Texts> = createIsomorphicFn()
  .server((): Promise<Texts> => loadTexts(currentVisitor().locale, 'all'))
  .client(async (): Promise<Texts> => {
    const extent = isFirstPage(location.pathname) ? 'first' : 'all';
    return know({ texts: await loadTexts(currentVisitor().locale, extent), extent });
  });

/** The server has every text; the browser fetches the other half before a page that needs it. */
export async function bringTexts(path: string): Promise<void> {
  if (typeof document !== 'undefined' && !isFirstPage(path)) await completeTexts();
}

/** Brings the other half of the catalogue. */
export async function completeTexts(): Promise<void> {
  if (known?.extent === 'all') return;
  await changeTexts('all');
}

/** Loads what is known already in the language that is current now. */
export async function changeTexts(extent = known?.extent ?? 'first'): Promise<Texts> {
  return know({ texts: await loadTexts(currentVisitor().locale, extent), extent });
}

export function useCurrentTexts(drawnWith: Texts): Texts {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => known?.texts ?? drawnWith,
    () => known?.texts ?? drawnWith,
  );
}
