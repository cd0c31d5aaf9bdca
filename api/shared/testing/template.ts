import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { liteOptions, overPglite } from '../database/database-in-folder.ts';
import { openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { newDatabaseUrl } from './own-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: Uint8Array | null;
    /** A migrated database without connections, so that it can be copied. */
    postgresTemplate: string | null;
  }
}

export default async function prepare({ provide }: TestProject): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  provide('template', url ? null : await migratedBytes());
  provide('postgresTemplate', url ? await migratePostgres(url) : null);
}

async function migratePostgres(url: string): Promise<string> {
  const copied = await newDatabaseUrl(url);
  for (const each of [url, copied]) {
    const database = await openPostgres(each);
    await migrate(database);
    await database.close();
  }
  return copied;
}

async function migratedBytes(): Promise<Uint8Array> {
  const lite = await PGlite.create(liteOptions);
  await migrate(overPglite(lite));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return new Uint8Array(await dump.arrayBuffer());
}
