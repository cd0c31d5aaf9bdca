import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentMbOf } from './load.ts';
import { startSite, type Running } from './processes.ts';
import { amountRow, timesRow, type Row } from './row.ts';
import { makeDatabase } from './support/make-database.ts';
import { signInReader, type Reader } from './support/readers.ts';
import { argon2Ms } from './support/yardstick.ts';

const people = 50;
const streamsEach = 10;
const rounds = 200;
const kbPerMb = 1_024;

export async function run(): Promise<Row[]> {
  const rows = await withStreams({}, 'PGlite');
  const url = process.env['TEST_DATABASE_URL'];
  if (url) rows.push(...(await withStreams({ DATABASE_URL: await makeDatabase(url, 'bench_streams') }, 'PostgreSQL')));
  return rows;
}

async function withStreams(env: Record<string, string>, database: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-bench-streams-'));
  const surroundings = { ...env, DATA_DIR: folder };
  const made = spawnSync('node', ['bench/support/make-readers.ts', String(people)], {
    env: { ...process.env, ...surroundings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (made.status !== 0) throw new Error('The readers could not be made.');
  const site = await startSite(surroundings, 3740);
  try {
    return await measure(site, database);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(site: Running, database: string): Promise<Row[]> {
  const readers: Reader[] = [];
  for (let reader = 0; reader < people; reader += 1) readers.push(await signInReader(site.url, reader));
  for (const reader of readers) await reader.change();
  const before = await quietMbOf(site.pid);
  const received: number[][] = readers.map(() => []);
  const open = await Promise.all(
    readers.flatMap((reader, place) =>
      Array.from({ length: streamsEach }, () => reader.open((at) => received[place]?.push(at))),
    ),
  );
  const held = (await quietMbOf(site.pid)) - before;
  const one = await deliveries(readers, received, 1);
  const all = await deliveries(readers, received, people);
  for (const stream of open) stream.close();

  const checked = { unitMs: await argon2Ms(), unit: 'argon2' };
  const name = `${open.length} open event streams, ${database}`;
  const detail = `${people} people with ${streamsEach} streams each; from the command's request to the event`;
  return [
    amountRow({
      name: `${name}: memory of each`,
      amount: (held * kbPerMb) / open.length,
      allowed: 64,
      unit: 'kB',
      detail: 'resident, measured before and after',
    }),
    timesRow({ ...checked, name: `${name}: an event, median`, ms: share(one, 0.5), allowed: 5, detail }),
    timesRow({ ...checked, name: `${name}: an event, p99`, ms: share(one, 0.99), allowed: 23, detail }),
    timesRow({
      ...checked,
      name: `${name}: ${people} events at once, p99`,
      ms: share(all, 0.99),
      allowed: 185,
      detail: 'everybody changes something at the same moment; the commands included',
    }),
  ];
}

/** Memory becomes stable a little after the work. */
async function quietMbOf(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return residentMbOf(pid);
}

/** The delay of the event on each stream, when `atOnce` people change something at the same time. */
async function deliveries(readers: readonly Reader[], received: number[][], atOnce: number): Promise<number[]> {
  const waited: number[] = [];
  for (let round = 0; round < Math.ceil(rounds / atOnce); round += 1) {
    const places = Array.from({ length: atOnce }, (_, next) => (round * atOnce + next) % readers.length);
    for (const place of places) received[place] = [];
    const requested = await Promise.all(places.map((place) => readers[place]?.change() ?? Promise.resolve(0)));
    await arrived(() => places.every((place) => (received[place]?.length ?? 0) >= streamsEach));
    waited.push(...places.flatMap((place, next) => (received[place] ?? []).map((at) => at - (requested[next] ?? 0))));
  }
  return waited;
}

async function arrived(isHere: () => boolean): Promise<void> {
  const until = Date.now() + 10_000;
  while (!isHere()) {
    if (Date.now() > until) throw new Error('An event did not arrive.');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function share(amounts: readonly number[], part: number): number {
  const sorted = amounts.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
