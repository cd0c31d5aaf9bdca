import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isConnectionLoss, isMisconfigured } from './database-away.ts';
import type { Database } from './database.ts';

const longestPauseMs = 5_000;

/** Waits for a database that is away, as long as it takes; what waiting does not mend, as a wrong password, is thrown. */
export async function untilReachable({ db }: Database, firstPauseMs = 500): Promise<void> {
  for (let pause = firstPauseMs; !(await isReachable(db)); pause = Math.min(2 * pause, longestPauseMs)) {
    if (pause === firstPauseMs) log('Waiting for the database.');
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

function log(message: string): void {
  console.error(JSON.stringify({ level: 'info', at: new Date().toISOString(), message }));
}
