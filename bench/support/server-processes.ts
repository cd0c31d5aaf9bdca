import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { cpuMsOf } from '../load.ts';

export type ServerCpu = { spentMs: () => number };

/** User and system time of PostgreSQL with all its processes, also those that have ended, without the caller's own. */
export async function watchServer(client: Client): Promise<ServerCpu> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const own = rows[0]?.pid ?? 0;
  const server = Number(fieldsOf(own)[1]);
  return { spentMs: () => endedMsOf(server) + childrenOf(server, own).reduce((sum, pid) => sum + cpuOf(pid), 0) };
}

function childrenOf(server: number, except: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== except && Number(fieldsOf(pid)[1]) === server);
}

/** A process may have ended since it was listed. */
function cpuOf(pid: number): number {
  try {
    return cpuMsOf(pid);
  } catch {
    return 0;
  }
}

function endedMsOf(server: number): number {
  const fields = fieldsOf(server);
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]) * 10, 0);
}

function fieldsOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
