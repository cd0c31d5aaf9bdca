import autocannon from 'autocannon';
import { residentMbOf } from './load.ts';
import { startSite } from './processes.ts';
import { makeDatabase } from './support/make-database.ts';
import { amountRow, type Row } from './row.ts';

const requests = 10_000;
const paths = ['/', '/courses', '/courses?search=ingles', '/courses?page=2'];

export async function run(): Promise<Row[]> {
  const rows = [await after({}, 600, 'PGlite')];
  const url = process.env['TEST_DATABASE_URL'];
  if (url) rows.push(await after({ DATABASE_URL: await makeDatabase(url, 'bench_memory') }, 280, 'PostgreSQL'));
  return rows;
}

async function send(load: autocannon.Options): Promise<void> {
  const { non2xx, errors } = await autocannon(load);
  if (non2xx > 0 || errors > 0) throw new Error(`${load.url}: ${non2xx} refused, ${errors} failed`);
}

async function after(env: Record<string, string>, allowed: number, database: string): Promise<Row> {
  const site = await startSite(env, 3730);
  try {
    const share = requests / (paths.length + 1);
    for (const path of paths) await send({ url: site.url + path, connections: 20, amount: share });
    await send({
      url: `${site.url}/api/courses`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: { number: 1, size: 24 } }),
      connections: 20,
      amount: share,
    });
    const name = `Memory after ${requests} requests, ${database}`;
    return amountRow({ name, amount: residentMbOf(site.pid), allowed, unit: 'MB', detail: 'resident, one process' });
  } finally {
    await site.stop();
  }
}
