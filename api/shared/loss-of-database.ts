import { reasonOf } from './database-away.ts';

/** One line in the log when the database goes and one when it is back, however many notice. */
export function announceLoss() {
  let isAway = false;

  return {
    lost(error: unknown): void {
      if (isAway) return;
      isAway = true;
      log('error', `The connection to the database is lost: ${reasonOf(error)}`);
    },
    back(): void {
      if (!isAway) return;
      isAway = false;
      log('info', 'The database answers again.');
    },
  };
}

function log(level: 'error' | 'info', message: string): void {
  console.error(JSON.stringify({ level, at: new Date().toISOString(), message }));
}
