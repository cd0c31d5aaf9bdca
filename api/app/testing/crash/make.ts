import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeUser } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openDatabase } from '#api/shared/database/open-database.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { makeCtx } from '#api/shared/testing/database.ts';
import { newDatabaseUrl } from '#api/shared/testing/own-database.ts';
import type { Account, Seat } from './shopper.ts';

export type Site = { dataDir: string; url: string; apiKey: string; environment: Record<string, string> };

/** A folder, a port and a database for a server. */
export async function makeSite(server: string | undefined): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mestria-kill-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const apiKey = 'a key that the bank knows';
  const environment = {
    MESTRIA_MODE: 'demo',
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: url,
    APP_SECRET: 'a secret that outlives the process that was killed',
    PROXYPAY_API_KEY: apiKey,
    DATABASE_URL: server ? await newDatabaseUrl(server) : '',
  };
  return { dataDir, url, apiKey, environment };
}

/** Only while no server has the database open. */
export async function inDatabase<T>({ dataDir, environment }: Site, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: environment['DATABASE_URL'] || undefined, dataDir });
  try {
    await migrate(database);
    return await run(makeCtx({ db: database.db, folder: join(dataDir, 'files') }));
  } finally {
    await database.close();
  }
}

const password = 'quatro palavras sem sentido nenhum';
const mostEach = 60;

/** Buyers, and more seats than they can buy. */
export async function seedShop(ctx: Ctx, buyers: number): Promise<{ accounts: Account[]; seats: Seat[] }> {
  const accounts: Account[] = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const { id, username } = await makeUser(ctx, { password });
    accounts.push({ id, username, password });
  }
  const { id: course_id } = await makeCourse(ctx, { type: 'online' });
  const seats: Seat[] = [];
  for (let made = 0; made < mostEach; made += 1) {
    const always = {
      type: 'online' as const,
      start_at: null,
      end_at: null,
      registration_deadline: null,
      capacity: null,
    };
    const { id: class_id } = await makeClass(ctx, { course_id, ...always });
    seats.push({ class_id, course_id });
  }
  return { accounts, seats };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
