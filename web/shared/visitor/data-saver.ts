import { useSyncExternalStore } from 'react';
import { pageFacts } from '../page/page-facts.ts';

/** What the window tells when `data-saver` of <html> has come or gone. */
export const saverChange = 'saver';

/** Whether the reader wants little data: no picture until it is asked for, no font, no page fetched ahead. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(listenToDataSaver, savesData, savesData);
}

/** As the page was drawn, and in the browser as chosen since. */
export function savesData(): boolean {
  return pageFacts().savesData;
}

function listenToDataSaver(listener: () => void): () => void {
  addEventListener(saverChange, listener);
  return () => removeEventListener(saverChange, listener);
}
