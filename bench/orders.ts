import { startPostgres } from '#scripts/postgres/start.ts';
import { ratioRow, type Row } from './row.ts';
import { bareRowsOf, type BareCost } from './support/bare-rows.ts';
import { openOrderSite, type Spent } from './support/order-site.ts';

const buyers = 10;
/** So many that the code of both sides is compiled. */
const warmUps = 40;
const [rounds, ordersEach] = [6, 10];

/**
 * Ten buyers order and pay at once, until every reaction has run, against the same rows in one bare transaction by ten
 * writers at once. In turns, because other work on the machine affects both.
 */
export async function run(): Promise<Row[]> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const postgres = databaseUrl ? null : await startPostgres();
  const site = await openOrderSite(databaseUrl ?? postgres?.url ?? '', {
    buyers,
    ordersEach: 2 * warmUps + rounds * ordersEach,
  });
  try {
    await site.order(warmUps);
    const prepare = await bareRowsOf(site.databaseUrl, buyers);
    await site.order(warmUps);
    const bare = await prepare(buyers * warmUps);
    const orders: Spent[] = [];
    const alone: BareCost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      orders.push(await site.order(ordersEach));
      alone.push(await bare.write(buyers * ordersEach));
    }
    await bare.close();
    const [cpuMs, bareCpuMs] = [mean(orders, 'cpuMs'), mean(alone, 'cpuMs')];
    const [ownCpuMs, bareOwnCpuMs] = [mean(orders, 'ownCpuMs'), mean(alone, 'ownCpuMs')];
    return [
      ratioRow({
        name: 'An order, paid and enrolled, CPU of server and database against its bare rows',
        ratio: cpuMs / bareCpuMs,
        allowed: 9,
        detail: `PostgreSQL, ${buyers} buyers at once; ${cpuMs.toFixed(1)} ms (${ownCpuMs.toFixed(1)} of it in Node) against ${bareCpuMs.toFixed(1)} ms (${bareOwnCpuMs.toFixed(1)}) for ${bare.rows} rows in one transaction; ${mean(orders, 'perSecond').toFixed(0)} orders a second`,
      }),
    ];
  } finally {
    await site.close();
    await postgres?.stop();
  }
}

function mean<Key extends string>(measured: readonly Record<Key, number>[], key: Key): number {
  return measured.reduce((sum, one) => sum + one[key], 0) / measured.length;
}
