import type { DatabaseBusy } from './database-away.ts';
import { log } from '../config/log.ts';

const everyMs = 60_000;

/** One line a minute at most, with the number of those that waited in vain since the last. */
export function announceBusy(now: () => number = Date.now): (error: DatabaseBusy) => void {
  let lastAt = -Infinity;
  let since = 0;
  return (error) => {
    since += 1;
    if (now() - lastAt < everyMs) return;
    log('error', `${error.message} In vain: ${since}.`);
    lastAt = now();
    since = 0;
  };
}
