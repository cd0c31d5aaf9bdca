import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeUser } from '#api/people/identity/make.ts';
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

/** Jobs that fall due meanwhile log that no gateway answers. */
const link = '/invitation/';

test('production opens an empty database, and logs a link for the first administrator until there is one', async () => {
  const config = { ...emptyConfig(), production: true };
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const first = await startApi(config);
  expect(await first.ctx.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect(log.mock.calls.join('\n')).toMatch(/no administrator.* http:\/\/localhost:3000\/invitation\/[\w-]{43}$/m);
  await makeUser(first.ctx, { roles: ['administrator'] });
  await first.stop();
  log.mockClear();
  const second = await startApi(config);
  await second.stop();
  expect(log.mock.calls.join('\n')).not.toContain(link);
}, 60_000);

test('a demo site logs no link', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { stop } = await startApi(emptyConfig());
  await stop();
  expect(log.mock.calls.join('\n')).not.toContain(link);
}, 60_000);

function emptyConfig() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mestria-start-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  return readConfig({ DATA_DIR });
}
