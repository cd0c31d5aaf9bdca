import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished, type TestContext } from 'vitest';
import type { Ctx } from '../context.ts';
import { openPostgres } from '../database/database.ts';
import { makeCtx } from './database.ts';
import { newDatabaseUrl } from './own-database.ts';

const server = process.env['TEST_DATABASE_URL'];

/** `url` and `folder` are for other processes. */
type World = { guest: Ctx; asOther: (ctx: Ctx, other: number) => Ctx; url: string; folder: string };

/** For crowds: two hundred people wait longer for a connection than a server would let them. */
export const patient = { limits: { connectMs: 60_000, waitMs: 60_000, statementMs: 0 } };

export async function openWorld(skip: TestContext['skip']): Promise<World> {
  skip(!server, 'Only a real server lets two transactions run at once: npm run test:postgres');
  const copied = inject('postgresTemplate');
  const url = await newDatabaseUrl(server ?? '', copied ? new URL(copied).pathname.slice(1) : undefined);
  const databases = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, patient)));
  const folder = mkdtempSync(join(tmpdir(), 'mestria-world-'));
  onTestFinished(async () => {
    for (const database of databases) await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const [first] = databases;
  if (!first) throw new Error('No database was opened.');
  return {
    url,
    folder,
    guest: makeCtx({ db: first.db, folder }),
    asOther: (ctx, other) => ({ ...ctx, db: databases[other % databases.length]?.db ?? ctx.db }),
  };
}
