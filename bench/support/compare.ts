import { existsSync } from 'node:fs';
import { cpuMsOf } from '../load.ts';

export type Cost = {
  /** Of this process and the database, per call. */
  cpuMs: number;
  /** Of this process alone. */
  ownCpuMs: number;
  wallMs: number;
};

type Sides = { one: () => Promise<unknown>; other: () => Promise<unknown>; backends: () => Promise<number[]> };

/** The cost of two ways, measured in turns so that other work on the machine affects both. */
export async function compare(
  { one, other, backends }: Sides,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<{ one: Cost; other: Cost }> {
  const spent = { one: nothing(), other: nothing() };
  for (let warm = 0; warm < calls; warm++) {
    await one();
    await other();
  }
  for (let round = 0; round < rounds; round++) {
    // A pool closes backends that were idle while the other side was measured, so they are looked up each time.
    const pids = await backends();
    add(spent.one, await spend(one, calls, pids));
    add(spent.other, await spend(other, calls, pids));
  }
  const each = rounds * calls;
  return { one: perCall(spent.one, each), other: perCall(spent.other, each) };
}

export async function costOf(
  act: () => Promise<unknown>,
  { backends, calls }: { backends: () => Promise<number[]>; calls: number },
): Promise<Cost> {
  for (let warm = 0; warm < calls; warm++) await act();
  return perCall(await spend(act, calls, await backends()), calls);
}

async function spend(act: () => Promise<unknown>, calls: number, pids: number[]): Promise<Cost> {
  const [databaseBefore, ownBefore, startedAt] = [cpuOf(pids), ownCpuMs(), performance.now()];
  for (let call = 0; call < calls; call++) await act();
  const own = ownCpuMs() - ownBefore;
  return {
    cpuMs: own + cpuOf(pids) - databaseBefore,
    ownCpuMs: own,
    wallMs: performance.now() - startedAt,
  };
}

function cpuOf(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + (existsSync(`/proc/${pid}`) ? cpuMsOf(pid) : 0), 0);
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function nothing(): Cost {
  return { cpuMs: 0, ownCpuMs: 0, wallMs: 0 };
}

function add(sum: Cost, more: Cost): void {
  for (const part of ['cpuMs', 'ownCpuMs', 'wallMs'] as const) sum[part] += more[part];
}

function perCall(sum: Cost, calls: number): Cost {
  return { cpuMs: sum.cpuMs / calls, ownCpuMs: sum.ownCpuMs / calls, wallMs: sum.wallMs / calls };
}
