import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '#api/shared/config/config.ts';
import { demoPassword, demoPeople } from './people.ts';

/** A class of its own, so that a command can print it without a stack. */
export class SeedRefused extends Error {}

/**
 * Seeds an empty site once. Data of an earlier seed or of people remain unchanged. With `ifEmpty` it does nothing then;
 * otherwise it throws `SeedRefused`, as it does in production.
 */
export async function seedSite({ ifEmpty = false } = {}): Promise<'seeded' | 'left alone'> {
  const config = configOrRefusal();
  const reason = reasonToLeave(config);
  if (reason) return leave(reason, ifEmpty);
  // Imported only when needed, because every start checks whether to seed, and few do.
  const { seedIfEmpty } = await import('./seed-demo.ts');
  const isSeeded = await seedIfEmpty();
  leaveNotes(config, isSeeded);
  return isSeeded ? 'seeded' : leave('There are courses in this database already.', ifEmpty);
}

function configOrRefusal(): Config {
  try {
    return readConfig();
  } catch (error) {
    throw new SeedRefused(error instanceof Error ? error.message : String(error));
  }
}

function reasonToLeave(config: Config): string | null {
  if (config.apiUrl) return 'With API_URL set, the data are stored elsewhere.';
  if (existsSync(markOf(config))) return 'The demo data are there already. `npm run db:reset` deletes them.';
  if (config.production) return 'Production gets no demo data.';
  return null;
}

function leave(reason: string, quietly: boolean): 'left alone' {
  if (!quietly) throw new SeedRefused(reason);
  return 'left alone';
}

/** One folder may serve several databases in turn; each has its own mark. */
function markOf({ dataDir, databaseUrl }: Config): string {
  const which = databaseUrl ? createHash('sha256').update(databaseUrl).digest('hex').slice(0, 12) : 'folder';
  return join(dataDir, `seeded-${which}`);
}

function leaveNotes(config: Config, isSeeded: boolean): void {
  mkdirSync(config.dataDir, { recursive: true });
  if (isSeeded) writeFileSync(join(config.dataDir, 'demo-sign-ins.txt'), demoSignIns());
  writeFileSync(markOf(config), '');
}

function demoSignIns(): string {
  const lines = Object.values(demoPeople).map(({ role, username }) => `  ${role.padEnd(14)} ${username}`);
  return [`Log in at /login with the password: ${demoPassword}`, ...lines, ''].join('\n');
}
