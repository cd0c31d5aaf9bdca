import { sql } from 'kysely';
import { makeRegister } from '#api/learning/attendance/make.ts';
import { recordAttendance } from '#api/learning/attendance/record-attendance.ts';
import { retrieveAttendances } from '#api/learning/attendance/retrieve-attendances.ts';
import { retrieveLessons } from '#api/offer/classes/lessons/retrieve-lessons.ts';
import { retrieveClassResources } from '#api/areas/classroom/resources/retrieve-resources.ts';
import { retrieveClassrooms } from '#api/areas/classroom/retrieve-classrooms.ts';
import { retrieveAssessments } from '#api/learning/grades/retrieve-assessments.ts';
import { makeContent } from '#api/learning/learning/make.ts';
import { retrieveModules } from '#api/learning/learning/retrieve-modules.ts';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { retrieveConclusions } from '#api/areas/teaching/retrieve-conclusions.ts';
import { retrieveClassParticipants } from '#api/areas/teaching/retrieve-participants.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { amountRow, ratioRow, type Row } from './row.ts';
import { openBenchContext } from './support/bench-context.ts';
import { compare } from './support/compare.ts';
import { runBare, Statements } from './support/statements.ts';

const sizes = { few: 20, many: 2_000 };
const lessonsOfClass = 40;
const gridOf = 200;
const contents = 60;
const rounds = 20;
const warmMs = 2_000;
const triedCalls = 50;
/** Of one round: processor time is reported in steps of ten. */
const roundMs = 200;

type Place = { trainer: Ctx; classId: number; courseId: number };

/** What each tab asks for, as a trainer of the class; a page of people where there are people. */
const tabs: Record<string, (of: Place) => Promise<unknown>> = {
  'the class itself': ({ trainer, classId: id }) => retrieveClassrooms(trainer, { ...first, filter: { id } }),
  conclusion: ({ trainer, classId: class_id }) => retrieveConclusions(trainer, { filter: { class_id } }),
  contents: ({ trainer, courseId: course_id }) => retrieveModules(trainer, { ...first, filter: { course_id } }),
  resources: ({ trainer, classId: class_id }) => retrieveClassResources(trainer, { ...first, filter: { class_id } }),
  lessons: ({ trainer, classId: class_id }) => retrieveLessons(trainer, { ...first, filter: { class_id } }),
  register: ({ trainer, classId: class_id }) => retrieveAttendances(trainer, { ...first, filter: { class_id } }),
  people: ({ trainer, classId: class_id }) => retrieveClassParticipants(trainer, { ...first, filter: { class_id } }),
  grades: ({ trainer, classId: class_id }) => retrieveAssessments(trainer, { ...first, filter: { class_id } }),
};
const first = { sort: [], limit: 100, offset: 0 };

/** A class of two thousand with forty lessons, marked for everybody, beside its statements alone. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const statements = new Statements();
  const { ctx, backends, close } = await openBenchContext(postgres.url, 'bench_class', statements.watch);
  try {
    const { trainer, ...made } = await makeRegister(ctx, { learners: 0 });
    for (let step = 0; step < contents; step += 1) await makeContent(ctx, made.courseId);
    await sql`update courses set published_at = '2026-11-01T09:00:00Z' where id = ${made.courseId}`.execute(ctx.db);
    // As the server does, which follows changes of them.
    const settings = openCachedCounts({ most: 1, freshMs: 60_000 });
    const place = { ...made, trainer: { ...trainer, settings, now: () => new Date('2026-11-21T09:00:00Z') } };
    await growTo(ctx, made, sizes.few);
    const few = new Map<string, number>();
    for (const [tab, read] of Object.entries(tabs)) few.set(tab, (await statements.of(() => read(place))).length);
    await growTo(ctx, made, sizes.many);
    for (const read of Object.values(tabs)) await warm(() => read(place));
    const rows: Row[] = [];
    for (const [tab, read] of Object.entries(tabs)) {
      const sent = await statements.of(() => read(place));
      const [one, other] = [() => read(place), () => runBare(ctx, sent)];
      const cost = await compare({ one, other, backends }, { rounds, calls: await callsOf(other) });
      rows.push(
        ratioRow({
          name: `A class of ${sizes.many}: ${tab}, CPU against its statements alone`,
          ratio: cost.one.cpuMs / cost.other.cpuMs,
          allowed: 1.5,
          detail: `PostgreSQL; ${cost.one.cpuMs.toFixed(2)} ms (${cost.one.ownCpuMs.toFixed(2)} in Node) against ${cost.other.cpuMs.toFixed(2)} ms (${cost.other.ownCpuMs.toFixed(2)}); ${sent.length} statements, ${few.get(tab)} in a class of ${sizes.few}`,
        }),
      );
    }
    return [...rows, await gridRow(ctx, place, statements)];
  } finally {
    await close();
    await postgres.stop();
  }
}

/** Until its code is compiled. */
async function warm(act: () => Promise<unknown>): Promise<void> {
  for (const until = performance.now() + warmMs; performance.now() < until;) await act();
}

/** So many that a round is long enough to be measured. */
async function callsOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (let call = 0; call < triedCalls; call += 1) await act();
  return Math.ceil((triedCalls * roundMs) / (performance.now() - startedAt));
}

/** How many more statements two hundred cells take than one. */
async function gridRow(ctx: Ctx, place: Place & { lessonId: number }, statements: Statements): Promise<Row> {
  const { rows } = await sql<{ id: number }>`
    select id from enrollments where class_id = ${place.classId} order by id limit ${gridOf}`.execute(ctx.db);
  const changes = rows.map(({ id }) => ({
    lesson_id: place.lessonId,
    enrollment_id: id,
    state: 'present' as const,
    version: 0,
  }));
  const save = (cells: typeof changes) => () =>
    recordAttendance(place.trainer, { class_id: place.classId, changes: cells });
  const one = await statements.of(save(changes.slice(0, 1)));
  const [all] = [await statements.of(save(changes.slice(1)))];
  return amountRow({
    name: `A register of ${gridOf} saved at once, statements more than for one mark`,
    amount: all.length - one.length,
    allowed: 0,
    unit: '',
    detail: `one call, ${all.length} statements, of which one writes the marks`,
  });
}

/** Until the class has so many people, with a mark in every lesson but that of today and tomorrow. */
async function growTo(ctx: Ctx, { classId, courseId }: Omit<Place, 'trainer'>, count: number): Promise<void> {
  const at = ctx.now();
  await sql`
    insert into lessons (class_id, starts_at, ends_at, status, summary)
    select ${classId}, day, day + interval '2 hours', 'given', 'Andaimes.'
    from generate_series(1, ${lessonsOfClass - 2}) as step,
      lateral (select timestamptz '2026-11-20T08:00:00Z' - step * interval '1 day' as day) as moment
    where not exists (select from lessons where class_id = ${classId} and status = 'given')`.execute(ctx.db);
  await sql`
    with had as (select count(*)::int as people from enrollments where class_id = ${classId}),
      added as (
        insert into persons (name, created_at)
        select 'Pessoa ' || step, ${at}::timestamptz from generate_series((select people from had) + 1, ${count}) as step
        returning id)
    insert into enrollments (class_id, course_id, person_id, status, registered_at, enrolled_at)
    select ${classId}, ${courseId}, id, 'enrolled', ${at}::timestamptz, ${at}::timestamptz from added`.execute(ctx.db);
  await sql`
    insert into attendances (lesson_id, enrollment_id, state, minutes, how, recorded_at)
    select l.id, e.id, 'present', 120, 'hand', ${at}::timestamptz
    from lessons l join enrollments e on e.class_id = l.class_id
    where l.class_id = ${classId} and l.status = 'given'
    on conflict do nothing`.execute(ctx.db);
  await sql`analyze`.execute(ctx.db);
}
