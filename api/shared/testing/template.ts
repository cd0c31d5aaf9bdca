import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { liteOptions, overPglite } from '../database/database-in-folder.ts';
import { openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { newDatabaseUrl } from './own-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of a migrated database; the context itself is copied to every test file, and stays there. */
    template: string | null;
    /** A migrated database without connections, so that it can be copied. */
    postgresTemplate: string | null;
  }
}

export default async function prepare({ provide }: TestProject): Promise<() => void> {
  const url = process.env['TEST_DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'mestria-template-'));
  provide('template', url ? null : await writeTemplate(join(folder, 'database.tar')));
  provide('postgresTemplate', url ? await migratePostgres(url) : null);
  return () => rmSync(folder, { recursive: true, force: true });
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

async function writeTemplate(path: string): Promise<string> {
  const lite = await PGlite.create(liteOptions);
  await migrate(overPglite(lite));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
  return path;
}
