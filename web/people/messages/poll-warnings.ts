import type { UnreadStore } from './store-unread.ts';

/** [specification 9] */
const pollWarningsMs = 300_000;
/** The first counts wait at most this long for the stream. */
const streamWithinMs = 2_000;

/** Fallback of the leading tab: counts soon, in case there is no stream, and polls warnings every five minutes. */
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
