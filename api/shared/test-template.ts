import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { liteOptions, openPostgres, overPglite } from './database.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: Uint8Array | null;
  }
}

/** Migrates once for the whole run: the database itself, or the bytes that each test file unpacks. */
export default async function prepare({ provide }: TestProject): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  provide('template', url ? await migratePostgres(url) : await migratedBytes());
}

async function migratePostgres(url: string): Promise<null> {
  const database = await openPostgres(url);
  await migrate(database);
  await database.close();
  return null;
}

async function migratedBytes(): Promise<Uint8Array> {
  const lite = await PGlite.create(liteOptions);
  await migrate(overPglite(lite));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return new Uint8Array(await dump.arrayBuffer());
}
