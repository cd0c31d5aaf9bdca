import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { makeUser } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { readConfig } from '#api/shared/config/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openPostgres } from '#api/shared/database/database.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { startSandbox } from '#sandbox/proxypay/start-sandbox.ts';
import { cpuMsOf } from '../load.ts';
import { makeDatabase } from './make-database.ts';
import { openBuyer, type Buyer, type Item } from './order-buyer.ts';
import { watchServer } from './server-processes.ts';

type Size = { buyers: number; ordersEach: number };
export type Spent = { cpuMs: number; ownCpuMs: number; perSecond: number };

export type OrderSite = {
  databaseUrl: string;
  /** Each buyer places and pays that many orders; the cost of one, until no reaction is left. */
  order: (each: number) => Promise<Spent>;
  close: () => Promise<void>;
};

const port = 3760;
const apiKey = 'a key that the bank knows';
const password = 'quatro palavras sem sentido nenhum';

export async function openOrderSite(server: string, size: Size): Promise<OrderSite> {
  const databaseUrl = await makeDatabase(server, 'bench_orders');
  const dataDir = mkdtempSync(join(tmpdir(), 'mestria-bench-orders-'));
  const { names, items } = await seedShop(databaseUrl, dataDir, size);
  const sandbox = await startSandbox({ port: 0, dataDir, apiKey });
  const url = `http://localhost:${port}`;
  const child = await startServer(url, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PROXYPAY_URL: sandbox.url });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const buyers: Buyer[] = [];
  for (const username of names) buyers.push(await openBuyer({ url, sandbox, items }, { username, password }));

  return {
    databaseUrl,
    order: async (each) => {
      const database = await watchServer(client);
      const before = { own: cpuMsOf(child.pid), database: database.spentMs() };
      const startedAt = performance.now();
      await Promise.all(buyers.map((buyer) => buyer.order(each)));
      await untilFulfilled(client);
      const seconds = (performance.now() - startedAt) / 1_000;
      const orders = each * buyers.length;
      const own = cpuMsOf(child.pid) - before.own;
      const all = own + database.spentMs() - before.database;
      return { cpuMs: all / orders, ownCpuMs: own / orders, perSecond: orders / seconds };
    },
    close: async () => {
      await child.stop();
      await client.end();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function seedShop(databaseUrl: string, dataDir: string, { buyers, ordersEach }: Size) {
  const database = await openPostgres(databaseUrl);
  await migrate(database);
  const config = readConfig({ DATA_DIR: dataDir, APP_SECRET: 'a secret for benches only, of no use elsewhere' });
  const world = { db: database.db, config, files: openFileStore(`${dataDir}/files`), now: () => new Date() };
  const ctx: Ctx = { ...world, actor: { kind: 'system' }, locale: 'pt-PT', client: { address: '', agent: '' } };
  const names: string[] = [];
  for (let made = 0; made < buyers; made += 1) names.push((await makeUser(ctx, { password })).username);
  const always = { type: 'online', start_at: null, end_at: null, registration_deadline: null, capacity: null } as const;
  const items: Item[] = [];
  for (let made = 0; made < ordersEach; made += 1) {
    const { id: course_id } = await makeCourse(ctx, { type: 'online' });
    items.push({ course_id, class_id: (await makeClass(ctx, { course_id, ...always })).id });
  }
  await database.close();
  return { names, items };
}

async function startServer(url: string, environment: Record<string, string>) {
  const env = {
    ...process.env,
    MESTRIA_MODE: 'demo',
    PORT: String(port),
    PUBLIC_URL: url,
    APP_SECRET: 'a secret for benches only, of no use elsewhere',
    PROXYPAY_API_KEY: apiKey,
    ...environment,
  };
  const child = spawn(process.execPath, ['api/app/testing/crash/serve-alone.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 600 && !(await isUp(url)); tries += 1) await wait(100);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, stop };
}

function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/api/locales`, { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Until every order is fulfilled and neither an event nor a job waits. */
async function untilFulfilled(client: Client): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(50)) {
    const { rows } = await client.query<{ left: number }>(`
      select (select count(*) from orders where status <> 'finalizada')
        + (select count(*) from outbox_events where relayed_at is null)
        + (select count(*) from pgboss.job where name in ('reactions', 'heavy-reactions')
            and state in ('created', 'retry', 'active')) as left`);
    if (Number(rows[0]?.left) === 0) return;
  }
  throw new Error('The orders were not fulfilled in time.');
}
