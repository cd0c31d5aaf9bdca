import { readConfig } from '#api/shared/config/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openDatabase } from '#api/shared/database/open-database.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { untilReachable } from '#api/shared/database/until-reachable.ts';

/**
 * Runs a command as the system on the database of the server: `DATABASE_URL`, or else the folder. Refuses while a
 * server has the folder open.
 */
export async function withOperator<T>(run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const config = readConfig();
  // An audit or an import may take as long as it likes.
  const database = await openDatabase({ ...config, database: { ...config.database, statementMs: 0 } });
  try {
    await untilReachable(database);
    await migrate(database);
    return await run({
      db: database.db,
      actor: { kind: 'system' },
      locale: 'pt-PT',
      now: () => new Date(),
      files: openFileStore(`${config.dataDir}/files`),
      config,
      client: { address: '', agent: 'a command' },
    });
  } finally {
    await database.close();
  }
}
