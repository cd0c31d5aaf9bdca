import { mkdtempSync, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { LogEvent } from 'kysely';
import { inject, test as plainTest } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Ctx } from '../context.ts';
import { liteOptions, overPglite } from '../database/database-in-folder.ts';
import { openPostgres, type Database } from '../database/database.ts';
import { openFileStore } from '../files/file-store.ts';
import { checkAnnotations } from './annotated-sql.ts';
import { newDatabaseUrl } from './own-database.ts';

export const testNow = new Date('2026-11-21T08:00:00Z');

type Fixtures = { queries: string[]; ctx: Ctx };

/**
 * The writes of each test are rolled back, so that files share a database. `queries` holds the SQL that the test ran.
 */
export const test = plainTest.extend<Fixtures & { shared: Database }>({
  shared: [
    async ({}, use) => {
      await use(await lendShared());
      await takeBackShared();
    },
    { scope: 'file' },
  ],
  queries: ({ shared: _ }, use) => withQueries(use),
  ctx: ({ shared }, use) => withCtx(shared, use),
});

/** For tests that commit, or open connections of their own: their file has a database for itself. */
export const committingTest = plainTest.extend<Fixtures & { database: Database }>({
  database: [
    async ({}, use) => {
      const database = await openTestDatabase();
      await use(database);
      await database.close();
    },
    { scope: 'file' },
  ],
  queries: ({ database: _ }, use) => withQueries(use),
  ctx: ({ database }, use) => withCtx(database, use),
});

async function withQueries(use: (queries: string[]) => Promise<void>): Promise<void> {
  executed.length = 0;
  await use(executed);
}

async function withCtx(database: Database, use: (ctx: Ctx) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-test-'));
  const db = await database.db.withPlugin(checkAnnotations()).startTransaction().execute();
  await use(makeCtx({ db, folder }));
  await db.rollback().execute();
  await rm(folder, { recursive: true, force: true });
}

/** What is rolled back leaves dead rows, which later tests would have to read past. */
const mostFiles = 20;
let shared: Promise<Database> | undefined;
let files = 0;

function lendShared(): Promise<Database> {
  shared ??= openTestDatabase();
  files += 1;
  return shared;
}

async function takeBackShared(): Promise<void> {
  if (files < mostFiles) return;
  files = 0;
  const used = shared;
  shared = undefined;
  await (await used)?.close();
}

export function makeCtx({ db, folder }: { db: Ctx['db']; folder: string }): Ctx {
  return {
    db,
    actor: { kind: 'guest' },
    locale: 'pt-PT',
    now: () => testNow,
    files: openFileStore(folder),
    config: readConfig({ DATA_DIR: folder, APP_SECRET: 'a secret that only the tests know, long enough' }),
    client: { address: '127.0.0.1', agent: 'test' },
  };
}

const executed: string[] = [];

function listener(event: LogEvent): void {
  // The transaction of the test is not the verb's; only the driver pg reports it.
  if (event.level === 'query' && event.query.sql !== 'begin') executed.push(event.query.sql);
}

async function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  const copied = inject('postgresTemplate');
  if (url && copied)
    return openPostgres(await newDatabaseUrl(url, new URL(copied).pathname.slice(1)), { watch: listener });
  const template = inject('template');
  if (!template) throw new Error('The template database was not made.');
  return overPglite(await PGlite.create({ ...liteOptions, loadDataDir: await openAsBlob(template) }), listener);
}
