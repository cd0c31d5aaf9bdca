import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { startSandbox } from '#sandbox/proxypay/start-sandbox.ts';
import { runAudit } from '../../audit/run-audit.ts';
import { seedShop, inDatabase, makeSite } from './make.ts';
import { ordersDone, shop, signIn, type Account, type Bought } from './shopper.ts';
import { makeVictim } from './victim.ts';

const server = process.env['TEST_DATABASE_URL'];
/** The embedded database starts more slowly, so fewer crashes must do. */
const kills = server ? 20 : 3;
const buyers = 4;

test(`a server that is killed ${kills} times while orders are placed and paid loses and doubles nothing`, async () => {
  const site = await makeSite(server);
  const { accounts, seats } = await inDatabase(site, (ctx) => seedShop(ctx, buyers));
  const { dataDir, apiKey, url } = site;
  const sandbox = await startSandbox({ port: 0, dataDir, apiKey, firstRetryMs: 100 });
  const victim = makeVictim({ ...site.environment, PROXYPAY_URL: sandbox.url });
  onTestFinished(async () => {
    await victim.kill();
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  await victim.start();
  let killed = 0;
  const bought: Bought[] = [];
  const shopping = accounts.map((account) =>
    shop({ url, sandbox }, account, {
      seats,
      // On a slow machine a buyer does less between two crashes, so the shop stays open until there is enough to count.
      isOpen: () => killed < kills || bought.length < kills,
      store: (one) => bought.push(one),
    }),
  );
  for (; killed < kills; killed += 1) {
    await wait(150 + ((killed * 137) % 700));
    await victim.kill();
    await victim.start();
  }
  await Promise.all(shopping);
  expect(bought.length).toBeGreaterThanOrEqual(kills);
  await untilAllDone(url, accounts, bought.length);
  await victim.kill();
  await inDatabase(site, (ctx) => expectAllInOrder(ctx, bought));
  expect(await inDatabase(site, runAudit)).toEqual([]);
}, 300_000);

async function untilAllDone(url: string, accounts: Account[], requested: number): Promise<void> {
  const calls = await Promise.all(accounts.map((account) => signIn(url, account)));
  for (let done = 0; done < requested;) {
    const each = await Promise.all(calls.map(ordersDone));
    done = each.reduce((sum, many) => sum + many, 0);
    await wait(200);
  }
}

/** Every answered order exists once, numbers have no gap, and each paid order has one enrollment. */
async function expectAllInOrder(ctx: Ctx, bought: Bought[]): Promise<void> {
  const orders = await ctx.db.selectFrom('orders').select(['number', 'status']).orderBy('number').execute();
  const numbers = orders.map(({ number }) => number);
  expect(numbers).toEqual(bought.map(({ order }) => order.number).toSorted());
  expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(numbers.map((_, at) => at + 1));
  expect([...new Set(orders.map(({ status }) => status))]).toEqual(['finalizada']);

  const items = new Set(bought.map(({ order }) => order.items[0]?.id));
  const enrollments = await ctx.db.selectFrom('enrollments').select('order_item_id').execute();
  const taken = await ctx.db
    .selectFrom('seat_holds')
    .select('order_item_id')
    .where('status', '=', 'consumed')
    .execute();
  for (const match of [enrollments, taken]) {
    expect(match).toHaveLength(bought.length);
    expect(new Set(match.map(({ order_item_id }) => order_item_id))).toEqual(items);
  }
}
