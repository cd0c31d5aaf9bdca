import { readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liteOptions, overPglite } from './database-in-folder.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { newDatabase } from '../testing/own-database.ts';

const url = process.env['TEST_DATABASE_URL'];
const files = readdirSync('api/migrations')
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

let database: Database;

beforeAll(async () => {
  database = url ? await newDatabase(url) : overPglite(await PGlite.create(liteOptions));
});
beforeEach(async () => {
  await database.runScript('drop schema public cascade; create schema public;');
});
afterAll(() => database.close());

describe('an empty database', () => {
  test('gets every migration once, in order', async () => {
    expect(await migrate(database)).toEqual(files);
    expect(await migrate(database)).toEqual([]);
    const rows = await database.db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(files);
  });

  test('gets every migration once when two servers start together', async () => {
    const done = await Promise.all([migrate(database), migrate(database)]);
    expect(done.flat().toSorted(byName)).toEqual(files);
  });

  test('rolls a failed migration back, and retries it at the next start', async () => {
    const [first = '', second = ''] = files;
    const runScript = (script: string) =>
      database.runScript(script.includes(second) ? `${script}; select * from no_such_table` : script);
    await expect(migrate({ ...database, runScript })).rejects.toThrow('no_such_table');
    expect(await migrate(database)).toEqual(files.filter((name) => name !== first));
  });
});

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
