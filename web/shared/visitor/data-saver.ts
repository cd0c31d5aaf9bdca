import { useSyncExternalStore } from 'react';
import { pageFacts } from '../page/page-facts.ts';

/** Event on the window when `data-saver` of <html> changes. */
export const saverChange = 'saver';

/** With the data saver on: no pictures until requested, no web fonts, no prefetched pages. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(listenToDataSaver, savesData, savesData);
}

export function savesData(): boolean {
  return pageFacts().savesData;
}

function listenToDataSaver(listener: () => void): () => void {
  addEventListener(saverChange, listener);
  return () => removeEventListener(saverChange, listener);
}
