import { useSyncExternalStore } from 'react';
import { pageFacts } from './page-facts.ts';

const hearers = new Set<() => void>();

/** Whether the reader wants little data: no picture until it is asked for, no font, no page fetched ahead. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(hearSaver, savesData, savesData);
}

/** As the page was drawn, and in the browser as chosen since. */
export function savesData(): boolean {
  return pageFacts().savesData;
}

/** Applies at once, to the page that is open. */
export function setDataSaver(saves: boolean): void {
  document.documentElement.toggleAttribute('data-saver', saves);
  for (const hear of hearers) hear();
}

function hearSaver(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
