import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runAudit } from '#api/app/audit/run-audit.ts';
import { jobs } from '#api/app/jobs.ts';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import type { Config } from '#api/shared/config/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { fillHistory } from '#seed/history/fill-history.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { startSandbox } from '#sandbox/proxypay/start-sandbox.ts';
import { amountRow, knownRow, timesRow, type Row } from './row.ts';
import { openBenchContext } from './support/bench-context.ts';
import { largestLists, usualLists, type HistoryList } from './support/history-lists.ts';
import { readersOf, type Readers } from '#seed/history/readers.ts';
import { Statements } from './support/statements.ts';
import { argon2Ms } from './support/yardstick.ts';

const orders = 200_000;
const calls = 15;
const mostStatements = 4;

type Job = Pick<Timing, 'name' | 'ms'>;
type Timing = { name: string; ms: number; statements: number };

export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const statements = new Statements();
  const { ctx: bare, close } = await openBenchContext(postgres.url, 'bench_history', statements.watch);
  const caches = {
    counts: openCachedCounts({ most: 500, freshMs: Infinity }),
    settings: openCachedCounts({ most: 1, freshMs: Infinity }),
  };
  const gateway = await openGateway(bare.config);
  const files = openFileStore(`${tmpdir()}/mestria-bench-no-files`);
  const ctx: Ctx = { ...bare, ...caches, files, config: gateway.config };
  try {
    const filledMs = await timed(() => fillHistory(ctx, orders));
    await requireSize(ctx);
    const readers = await readersOf(ctx);
    return [
      knownRow({
        name: `A year of ${orders} orders is written in`,
        amount: filledMs / 1_000,
        unit: 's',
        detail: 'with a million enrollments and five million progress rows',
      }),
      ...(await rowsOf(ctx, readers, statements)),
    ];
  } finally {
    await close();
    await gateway.close();
    await postgres.stop();
  }
}

async function rowsOf(ctx: Ctx, readers: Readers, statements: Statements): Promise<Row[]> {
  const unitMs = await argon2Ms();
  const usual = await timeAll(usualLists(readers, orders), statements);
  const largest = await timeAll(largestLists(readers, orders), statements);
  const auditMs = await timed(async () => {
    const broken = await runAudit(ctx);
    if (broken.length > 0) throw new Error(`${broken.length} violations in the history: ${broken[0]?.violation}`);
  });
  const byClock = await timeJobs(ctx);
  return [
    slowest(`The slowest of ${usual.length} lists at ${orders} orders`, usual, { unitMs, allowed: 6 }),
    slowest(`The slowest of ${largest.length} lists of the largest company and trainer`, largest, {
      unitMs,
      allowed: 60,
    }),
    statementsRow([...usual, ...largest]),
    auditRow(auditMs, unitMs),
    slowest(`The slowest of ${jobs.length} jobs of the clock at ${orders} orders`, byClock.second, {
      unitMs,
      allowed: 600,
    }),
    slowest(`The slowest of ${jobs.length} jobs of the clock, the work of a year in one run`, byClock.first, {
      unitMs,
      allowed: 4_000,
    }),
  ];
}

/** It has none of the payments that the history holds, as a gateway that was replaced. */
async function openGateway(config: Config) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mestria-bench-gateway-'));
  const { url, close: stop } = await startSandbox({ port: 0, dataDir, apiKey: config.proxyPay.apiKey });
  return {
    config: { ...config, proxyPay: { ...config.proxyPay, url }, opg: config.opg && { ...config.opg, url } },
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function requireSize(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ orders: number; enrollments: number; progress: number }>`
    select (select count(*) from orders) as orders, (select count(*) from enrollments) as enrollments,
      (select count(*) from content_progress) as progress`.execute(ctx.db);
  const [size] = rows;
  if (size?.orders !== orders || size.enrollments !== 5 * orders || size.progress !== 25 * orders) {
    throw new Error(`The history has another size: ${JSON.stringify(size)}`);
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

async function timeAll(lists: readonly HistoryList[], statements: Statements): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const { name, read, least } of lists) {
    const { total } = await read();
    if (total < least) throw new Error(`${name} has ${total} of at least ${least} rows.`);
    const sent = await statements.of(read);
    const ms: number[] = [];
    for (let call = 0; call < calls; call += 1) ms.push(await timed(read));
    const median = ms.toSorted((one, other) => one - other)[Math.floor(calls / 2)] ?? 0;
    timings.push({ name, ms: median, statements: sent.length });
  }
  return timings;
}

function auditRow(ms: number, unitMs: number): Row {
  const name = `The audit at ${orders} orders`;
  return timesRow({ name, ms, unitMs, unit: 'argon2', allowed: 6_000, detail: 'no file to read, no violation' });
}

/** The first run finds the work of a whole year, the second what there is to do every time. */
async function timeJobs(ctx: Ctx): Promise<{ first: Job[]; second: Job[] }> {
  const [first, second]: [Job[], Job[]] = [[], []];
  for (const { name, run: act } of jobs) {
    first.push({ name, ms: await timed(() => act(ctx)) });
    second.push({ name, ms: await timed(() => act(ctx)) });
  }
  return { first, second };
}

function slowest(name: string, timings: readonly Job[], bound: { unitMs: number; allowed: number }): Row {
  const ranked = timings.toSorted((one, other) => other.ms - one.ms);
  const detail = ranked
    .slice(0, 4)
    .map(({ name: list, ms }) => `${list} ${ms.toFixed(0)} ms`)
    .join(', ');
  return timesRow({ ...bound, name, ms: ranked[0]?.ms ?? 0, unit: 'argon2', detail });
}

function statementsRow(timings: readonly Timing[]): Row {
  const over = timings.filter(({ statements }) => statements > mostStatements);
  return amountRow({
    name: 'Statements of a list of a site of ten years, at most',
    amount: Math.max(...timings.map(({ statements }) => statements)),
    allowed: mostStatements,
    unit: '',
    detail: over.map(({ name, statements }) => `${name} ${statements}`).join(', '),
  });
}
