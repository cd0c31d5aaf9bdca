import type { DatabaseLimits } from './database-limits.ts';
import { openPostgres, type Database } from './database.ts';

type Place = { databaseUrl: string | undefined; dataDir: string; database?: Partial<DatabaseLimits> };

export async function openDatabase({ databaseUrl, dataDir, database: limits }: Place): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, { limits });
  const { openFolder } = await import('./database-in-folder.ts');
  return openFolder(`${dataDir}/database`);
}
