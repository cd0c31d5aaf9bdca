import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#api/shared/database/open-database.ts';
import { startSite } from './processes.ts';
import { amountRow, type Row } from './row.ts';
import { makeDatabase } from './support/make-database.ts';

/** Long enough for a clock that falls behind: 60 s late after three minutes, 180 s after five. */
const minutes = 4;
/** Six jobs are due each minute, and others now and then. The first minute may have begun. */
const leastJobs = 6 * (minutes - 1);

export async function run(): Promise<Row[]> {
  const url = process.env['TEST_DATABASE_URL'];
  const rows = await Promise.all([
    untouched('PGlite', 3750),
    ...(url ? [untouched('PostgreSQL', 3753, await makeDatabase(url, 'bench_clock'))] : []),
  ]);
  return rows;
}

async function untouched(database: string, port: number, databaseUrl?: string): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mestria-bench-clock-'));
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  try {
    const site = await startSite(env, port);
    await wait(minutes * 60_000);
    await site.stop();
    const { jobs, seconds } = await jobsIn({ dataDir, databaseUrl });
    if (jobs < leastJobs) throw new Error(`Only ${jobs} jobs of the clock were due in ${minutes} minutes.`);
    const name = `Longest wait of a job of the clock on an untouched site, ${database}`;
    const detail = `${jobs} jobs in ${minutes} minutes`;
    return amountRow({ name, amount: seconds, allowed: 20, unit: 's', detail });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Jobs that still wait count with the time until now. */
async function jobsIn(place: Parameters<typeof openDatabase>[0]): Promise<{ jobs: number; seconds: number }> {
  const database = await openDatabase(place);
  try {
    const { rows } = await sql<{ jobs: number; seconds: number }>`
      select count(*)::int as jobs,
        max(extract(epoch from coalesce(started_on, now()) - start_after))::float8 as seconds
      from pgboss.job where name = 'jobs'`.execute(database.db);
    return rows[0] ?? { jobs: 0, seconds: 0 };
  } finally {
    await database.close();
  }
}
