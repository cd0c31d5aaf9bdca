import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export type Load = { cpuMsPerRequest: number; p99Ms: number; perSecond: number };
type Aim = { url: string; pid: number; seconds: number; connections?: number; headers?: Record<string, string> };

const ticksPerSecond = 100;

export async function loadOn({ url, pid, seconds, connections = 20, headers = {} }: Aim): Promise<Load> {
  const before = cpuMsOf(pid);
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const spent = cpuMsOf(pid) - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  const { total } = result.requests;
  return { cpuMsPerRequest: spent / total, p99Ms: result.latency.p99, perSecond: result.requests.average };
}

/** User and system time of a process with all its threads, from /proc. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

export function residentMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}
