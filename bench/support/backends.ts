import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { cpuMsOf } from '../load.ts';

export async function watchBackends(url: string): Promise<() => number> {
  const before = (await backendsOf(url)).filter(isAlive).map((pid) => ({ pid, cpuMs: cpuMsOf(pid) }));
  // An idle backend may have ended by then.
  return () => before.filter(({ pid }) => isAlive(pid)).reduce((sum, { pid, cpuMs }) => sum + cpuMsOf(pid) - cpuMs, 0);
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

async function backendsOf(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
