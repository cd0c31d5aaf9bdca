import { openPostgres, type Database } from './database.ts';

type Place = { databaseUrl: string | undefined; dataDir: string };

export async function openDatabase({ databaseUrl, dataDir }: Place): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const { openFolder } = await import('./database-in-folder.ts');
  return openFolder(`${dataDir}/database`);
}
