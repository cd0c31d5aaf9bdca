import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { siteFactsChannel } from '#api/shared/events/site-facts.ts';
import { cpuMsOf } from '../load.ts';
import { watchBackends } from './backends.ts';

type Aim = { site: { url: string; pid: number }; databaseUrl: string; headers: Record<string, string> };

const lists = Array.from({ length: 20 }, (_, at) => [`?page=${at + 1}`, `?page=${at + 1}&lang=en-GB`]).flat();
const rounds = 25;
const warmUps = 20;

/**
 * The cost of a list that was dropped because some course changed, and is requested again without a visible change.
 * Each round drops all lists and reads each once.
 */
export async function readUnchanged({ site, databaseUrl, headers }: Aim): Promise<{ cpuMs: number; ownCpuMs: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const readAll = async () => {
    await client.query('select pg_notify($1, $2)', [siteFactsChannel, JSON.stringify({ kind: 'catalogue_changed' })]);
    // The server receives the notification within this time.
    await wait(200);
    for (const list of lists) await read(`${site.url}/courses${list}`, headers);
  };
  for (let round = 0; round < warmUps; round += 1) await readAll();
  const spentByDatabase = await watchBackends(databaseUrl);
  const before = cpuMsOf(site.pid);
  for (let round = 0; round < rounds; round += 1) await readAll();
  const own = cpuMsOf(site.pid) - before;
  const all = own + spentByDatabase();
  await client.end();
  return { cpuMs: all / (rounds * lists.length), ownCpuMs: own / (rounds * lists.length) };
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}
