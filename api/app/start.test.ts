import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#api/shared/config/config.ts';
import { markAsDemo } from '#api/shared/config/demo-mark.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { openDatabase } from '#api/shared/database/open-database.ts';
import { startApi } from './start.ts';

test('production refuses a database with demo data, and explains why', async () => {
  const config = emptyConfig();
  const database = await openDatabase(config);
  await migrate(database);
  await markAsDemo({ db: database.db, now: () => new Date() });
  await markAsDemo({ db: database.db, now: () => new Date() });
  await database.close();
  await expect(startApi({ ...config, production: true })).rejects.toThrow(/^DATABASE_URL: .*demo data/);

  const { stop } = await startApi(config);
  await stop();
}, 60_000);

test('production opens an empty database', async () => {
  const { ctx, stop } = await startApi({ ...emptyConfig(), production: true });
  expect(await ctx.db.selectFrom('users').select('id').execute()).toEqual([]);
  await stop();
}, 60_000);

function emptyConfig() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mestria-start-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  return readConfig({ DATA_DIR });
}
