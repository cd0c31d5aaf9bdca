import { sql } from 'kysely';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { fillHistory } from '#seed/history/fill-history.ts';
import { readersOf } from '#seed/history/readers.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { amountRow, timesRow, type Row } from './row.ts';
import { openBenchContext, openMigrated } from './support/bench-context.ts';
import { deskLists, type DeskInput, type DeskList } from './support/desk-lists.ts';
import { fillDesk } from './support/fill-desk.ts';
import { Statements } from './support/statements.ts';
import { argon2Ms } from './support/yardstick.ts';

// With DESK_DATABASE_URL it measures a database that was filled before, of any size; each call then prints a line.

const orders = 200_000;
const calls = 5;
const size = 20;
/** As far as somebody turns pages who has no better filter. */
const deepestPage = 500;
const mostStatements = 3;
/** 100 ms where a check of a password takes 8.5 ms. */
const mostTimes = 12;

type Timing = { name: string; ms: number; freshMs: number; statements: number; total: number };

export async function run(): Promise<Row[]> {
  const statements = new Statements();
  const existing = process.env['DESK_DATABASE_URL'];
  const postgres = existing === undefined ? await startPostgres() : undefined;
  const { ctx: bare, close } = postgres
    ? await openBenchContext(postgres.url, 'bench_desk', statements.watch)
    : await openMigrated(existing ?? '', statements.watch);
  const ctx: Ctx = {
    ...bare,
    counts: openCachedCounts({ most: 500, freshMs: Infinity }),
    settings: openCachedCounts({ most: 1, freshMs: Infinity }),
  };
  try {
    if (postgres) await fillHistory(ctx, orders);
    return await measured(ctx, statements);
  } finally {
    await close();
    await postgres?.stop();
  }
}

async function measured(ctx: Ctx, statements: Statements): Promise<Row[]> {
  const readers = await readersOf(ctx);
  if (readers.staff.actor.kind !== 'user') throw new Error('Staff are signed in.');
  const filled = await sql<{ is: boolean }>`select exists (select from audit_entries) as is`.execute(ctx.db);
  if (!filled.rows[0]?.is) await fillDesk(ctx.db, readers.staff.actor.userId);
  const unitMs = await argon2Ms();
  const plainMs = await medianOf(() => sql`select 1`.execute(ctx.db));
  const only = process.env['DESK_LISTS'];
  const lists = deskLists(readers).filter(({ name }) => only === undefined || only.split(',').includes(name));
  const rows: Row[] = [];
  const all: Timing[] = [];
  for (const list of lists) {
    const timings = await timeList(ctx, list, statements);
    all.push(...timings);
    rows.push(rowOf(list, timings, { unitMs, plainMs }));
  }
  return [...rows, statementsRow(all)];
}

function rowOf(
  { name }: DeskList,
  timings: readonly Timing[],
  { unitMs, plainMs }: { unitMs: number; plainMs: number },
): Row {
  const ranked = timings.toSorted((one, other) => other.ms - one.ms);
  const [slowest] = ranked;
  const slow = ranked.slice(0, 3).map((one) => `${one.name} ${one.ms.toFixed(0)} ms`);
  const first = Math.max(...timings.map(({ freshMs }) => freshMs));
  return timesRow({
    name: `Desk: the slowest of ${timings.length} pages of ${name}`,
    ms: slowest?.ms ?? 0,
    unitMs,
    unit: 'argon2',
    allowed: mostTimes,
    detail: `${slow.join(', ')}; ${((slowest?.ms ?? 0) / plainMs).toFixed(0)} × select 1; ${first.toFixed(0)} ms where nothing is counted yet`,
  });
}

async function timeList(ctx: Ctx, list: DeskList, statements: Statements): Promise<Timing[]> {
  const inputs = await inputsOf(list);
  const timings: Timing[] = [];
  for (const [name, input] of inputs) {
    ctx.counts?.drop();
    let total = 0;
    let sent = 0;
    const freshMs = await timed(async () => {
      const noted = await statements.of(async () => {
        ({ total } = await list.call(input));
      });
      sent = noted.length;
    });
    const ms = await medianOf(() => list.call(input), freshMs > 3_000 ? 1 : calls);
    timings.push({ name, ms, freshMs, statements: sent, total });
    console.error(`${list.name}\t${name}\t${ms.toFixed(1)}\t${freshMs.toFixed(0)}\t${sent}\t${total}`);
  }
  return timings;
}

async function inputsOf({ call, sorts, filters }: DeskList): Promise<[name: string, DeskInput][]> {
  const page = { number: 1, size };
  const { total } = await call({ page });
  const deep = Math.max(1, Math.min(deepestPage, Math.floor(total / size)));
  const sorted = sorts.flatMap((field) =>
    (['asc', 'desc'] as const).map((order): [string, DeskInput] => [
      `by ${field} ${order}`,
      { sort: [{ field, order }], page },
    ]),
  );
  return [
    ['first', { page }],
    [`page ${deep}`, { page: { number: deep, size } }],
    ...sorted,
    ...filters.map((filter): [string, DeskInput] => [JSON.stringify(filter), { filter, page }]),
  ];
}

async function medianOf(act: () => Promise<unknown>, times = calls): Promise<number> {
  const ms: number[] = [];
  for (let call = 0; call < times; call += 1) ms.push(await timed(act));
  return ms.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

function statementsRow(timings: readonly Timing[]): Row {
  const over = timings.filter(({ statements }) => statements > mostStatements);
  return amountRow({
    name: 'Statements of a list of the desk, at most',
    amount: Math.max(...timings.map(({ statements }) => statements)),
    allowed: mostStatements,
    unit: '',
    detail: over.map(({ name, statements }) => `${name} ${statements}`).join(', '),
  });
}
