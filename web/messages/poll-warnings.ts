import type { UnreadStore } from './store-unread.ts';

/** [specification 9] */
const pollWarningsMs = 300_000;
/** Counts do not wait longer than this for the stream. */
const streamWithinMs = 2_000;

/** The tab that leads asks by itself as well: soon, should there be no stream, and for warnings every five minutes. */
export function pollWarnings(
  { refresh, refreshOld }: Pick<UnreadStore, 'refresh' | 'refreshOld'>,
  signal: AbortSignal,
): void {
  const first = setTimeout(refreshOld, streamWithinMs);
  const poll = setInterval(() => refresh('warnings'), pollWarningsMs);
  signal.addEventListener('abort', () => {
    clearTimeout(first);
    clearInterval(poll);
  });
}
