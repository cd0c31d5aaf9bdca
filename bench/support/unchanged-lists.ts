import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { pageChannel } from '#api/shared/page-drops.ts';
import { cpuMsOf } from '../load.ts';
import { watchBackends } from './backends.ts';

type Aim = { site: { url: string; pid: number }; databaseUrl: string; headers: Record<string, string> };

const lists = 100;
const rounds = 10;
const warmUps = 8;

/**
 * What a list costs that is dropped since some course has changed, and asked for again, but looks as before: each round
 * drops a hundred of them and reads each once.
 */
export async function readUnchanged({ site, databaseUrl, headers }: Aim): Promise<{ cpuMs: number; ownCpuMs: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const readAll = async () => {
    await client.query('select pg_notify($1, $2)', [pageChannel, JSON.stringify(['/courses'])]);
    // So that the server has heard of it.
    await wait(200);
    for (let page = 1; page <= lists; page += 1) await read(`${site.url}/courses?page=${page}`, headers);
  };
  for (let round = 0; round < warmUps; round += 1) await readAll();
  const spentByDatabase = await watchBackends(databaseUrl);
  const before = cpuMsOf(site.pid);
  for (let round = 0; round < rounds; round += 1) await readAll();
  const own = cpuMsOf(site.pid) - before;
  const all = own + spentByDatabase();
  await client.end();
  return { cpuMs: all / (rounds * lists), ownCpuMs: own / (rounds * lists) };
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}
