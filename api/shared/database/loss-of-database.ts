import { reasonOf } from './database-away.ts';
import { log } from '../config/log.ts';

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
