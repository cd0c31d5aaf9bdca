import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '#api/shared/config/config.ts';
import { openPostgres } from '#api/shared/database/database.ts';
import { lockFolder } from '#api/shared/database/lock-folder.ts';

const config = readConfig();
if (config.production) {
  console.error('The data of production are never thrown away by a command.');
  process.exit(1);
}

if (config.databaseUrl) await emptyServer(config.databaseUrl);
else emptyFolder(config);
rmSync(`${config.dataDir}/files`, { recursive: true, force: true });
for (const note of globSync(['seeded-*', 'demo-sign-ins.txt'], { cwd: config.dataDir })) {
  rmSync(join(config.dataDir, note));
}
console.log('Everything is gone. The next start makes the database anew, with its demo data.');

async function emptyServer(url: string): Promise<void> {
  const database = await openPostgres(url);
  await database.runScript('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  await database.close();
}

function emptyFolder({ dataDir }: Config): void {
  const folder = `${dataDir}/database`;
  // Throws while a server has it open.
  const unlock = lockFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  unlock();
}
