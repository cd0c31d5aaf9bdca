import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { readConfig } from '#api/shared/config/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openPostgres, type Watch } from '#api/shared/database/database.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { makeDatabase } from './make-database.ts';

export type BenchContext = {
  /** Acts as the system. */
  ctx: Ctx;
  /** The process ids of the database backends in use. */
  backends: () => Promise<number[]>;
  close: () => Promise<void>;
};

/** Filling a database takes longer than a statement of a visitor may run. */
const unlimited = { statementMs: 0 };

/** A migrated, empty database of its own, for verbs that are called in this process. */
export async function openBenchContext(server: string, name: string, watch?: Watch): Promise<BenchContext> {
  return openMigrated(await makeDatabase(server, name), watch);
}

/** A database that is there already, as a bench filled it before. */
export async function openMigrated(url: string, watch?: Watch): Promise<BenchContext> {
  const database = await openPostgres(url, { watch, limits: unlimited });
  await migrate(database);
  const config = readConfig({ DATA_DIR: tmpdir(), APP_SECRET: 'a secret for benches only, of no use elsewhere' });
  const world = { db: database.db, config, files: openFileStore(tmpdir()), now: () => new Date() };
  const ctx: Ctx = { ...world, actor: { kind: 'system' }, locale: 'pt-PT', client: { address: '', agent: '' } };
  return {
    ctx,
    backends: async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database()`.execute(ctx.db);
      return rows.map(({ pid }) => pid);
    },
    close: () => database.close(),
  };
}
