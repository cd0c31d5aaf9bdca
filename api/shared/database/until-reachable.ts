import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isConnectionLoss, isMisconfigured } from './database-away.ts';
import type { Database } from './database.ts';
import { log } from '../config/log.ts';

const longestPauseMs = 5_000;

/** Has no time limit. Throws what waiting does not fix, such as a wrong password. */
export async function untilReachable({ db }: Database, firstPauseMs = 500): Promise<void> {
  for (let pause = firstPauseMs; !(await isReachable(db)); pause = Math.min(2 * pause, longestPauseMs)) {
    if (pause === firstPauseMs) log('info', 'Waiting for the database.');
    await wait(pause);
  }
}

async function isReachable(db: Database['db']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    if (!isConnectionLoss(error) || isMisconfigured(error)) throw error;
    return false;
  }
}
