import { startPostgres } from '#scripts/postgres/start.ts';
import { ratioRow, type Row } from './row.ts';
import { bareRowsOf } from './support/bare-rows.ts';
import { openOrderSite } from './support/order-site.ts';

const buyers = 10;
const warmUps = 5;
const ordersEach = 30;

/** Ten buyers order and pay at once, until every reaction has run, against the same rows in one bare transaction. */
export async function run(): Promise<Row[]> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startPostgres();
  const site = await openOrderSite(given ?? postgres?.url ?? '', { buyers, ordersEach: warmUps + ordersEach });
  try {
    await site.order(warmUps);
    const rows = await bareRowsOf(site.databaseUrl);
    const spent = await site.order(ordersEach);
    const bare = await rows.cost(buyers * ordersEach);
    const { cpuMs, ownCpuMs, perSecond } = spent;
    return [
      ratioRow({
        name: 'An order, paid and enrolled, CPU of server and database against its bare rows',
        ratio: cpuMs / bare.cpuMs,
        allowed: 8,
        detail: `PostgreSQL, ${buyers} buyers at once; ${cpuMs.toFixed(1)} ms (${ownCpuMs.toFixed(1)} of it in Node) against ${bare.cpuMs.toFixed(1)} ms (${bare.ownCpuMs.toFixed(1)}) for ${bare.rows} rows in one transaction; ${perSecond.toFixed(0)} orders a second`,
      }),
    ];
  } finally {
    await site.close();
    await postgres?.stop();
  }
}
