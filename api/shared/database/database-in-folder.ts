import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { Database, Db, Watch } from './database.ts';
import { lockFolder } from './lock-folder.ts';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number, [types.DATE]: (text: string) => text };

export const liteOptions = { extensions: { unaccent, pg_trgm }, parsers };

export function overPglite(lite: PGlite, watch?: Watch): Database {
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite: lite }), ...(watch && { log: watch }) });
  return {
    db,
    runScript: (script) => lite.exec(script),
    listen: async (channel, listener) => {
      const stop = await lite.listen(channel, listener);
      // What PGlite gives takes a transaction: an argument of the caller would be taken for one.
      return () => stop();
    },
    forJobs: { db: fromPglite(lite), backend: 'pglite' },
    close: () => lite.close(),
  };
}

export async function openFolder(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  const lite = await PGlite.create(folder, liteOptions);
  const database = overPglite(lite);
  return { ...database, close: () => database.close().then(unlock) };
}
