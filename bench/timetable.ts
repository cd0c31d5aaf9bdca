import { sql } from 'kysely';
import { makeClass } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { retrieveTimetable } from '#api/learning/timetable/index.ts';
import { follow, makeLearner } from '#api/learning/timetable/make.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { ratioRow, type Row } from './row.ts';
import { openBenchContext } from './support/bench-context.ts';
import { costOf } from './support/compare.ts';

const sizes = { few: 1_000, many: 100_000 };
const lessonsOfClass = 40;
const calls = 200;

/** The timetable of a learner with one class of forty lessons, while the lessons of others grow a hundredfold. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const bench = await openBenchContext(postgres.url, 'bench_timetable');
  try {
    const { ctx, backends } = bench;
    const learner = await makeLearner(ctx);
    const { id, class_id } = await follow(ctx, learner, {});
    await addLessons(ctx, class_id, lessonsOfClass);
    const { id: other } = await makeClass(ctx, { capacity: null });
    const days = { gte: dayFrom(ctx, 0), lte: dayFrom(ctx, 30) };
    const query = { filter: { enrollment_id: id, days }, sort: [], limit: 1, offset: 0 };
    const read = async () => {
      const { results } = await retrieveTimetable(learner.me, query);
      if (results[0]?.lessons.length !== lessonsOfClass) throw new Error('The timetable lacks lessons.');
    };

    await growTo(ctx, other, sizes.few);
    const few = await costOf(read, { backends, calls });
    await growTo(ctx, other, sizes.many);
    const many = await costOf(read, { backends, calls });
    return [
      ratioRow({
        name: 'A timetable of 31 days, among 100000 lessons against 1000',
        ratio: many.cpuMs / few.cpuMs,
        allowed: 1.5,
        detail: `PostgreSQL; ${many.cpuMs.toFixed(2)} ms (${many.ownCpuMs.toFixed(2)} of it in Node) against ${few.cpuMs.toFixed(2)} ms`,
      }),
    ];
  } finally {
    await bench.close();
    await postgres.stop();
  }
}

function dayFrom(ctx: Ctx, days: number): string {
  return new Date(ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Until there are `count` lessons, the new ones in one class, three hours apart. */
async function growTo(ctx: Ctx, classId: number, count: number): Promise<void> {
  const { rows } = await sql<{ lessons: number }>`select count(*)::int as lessons from lessons`.execute(ctx.db);
  await addLessons(ctx, classId, count - (rows[0]?.lessons ?? 0));
  await sql`analyze`.execute(ctx.db);
}

async function addLessons(ctx: Ctx, classId: number, count: number): Promise<void> {
  await sql`
    insert into lessons (class_id, starts_at, ends_at)
    select ${classId}, day, day + interval '2 hours'
    from generate_series(0, ${count - 1}) as step,
      lateral (select ${ctx.now()}::timestamptz + step * interval '3 hours' as day) as moment`.execute(ctx.db);
}
