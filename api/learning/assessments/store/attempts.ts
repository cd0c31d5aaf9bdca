import { sql, type Expression, type SqlBool } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { AttemptFilter } from '#contract/learning/assessments/calls.ts';
import type { AttemptEnd, AttemptStatus } from '#contract/learning/assessments/values.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { pageOfChosen, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { DrawnQuestion } from '../model/question-kinds.ts';

/** Staff, and trainers of the class. */
export function isGrader(ctx: Ctx): Expression<SqlBool> {
  if (hasClaims(ctx, 'classes.edit')) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from shared_class_trainers t where t.class_id = e.class_id and t.person_id = ${personIn(ctx)})`;
}

export function isOwn(ctx: Ctx): Expression<SqlBool> {
  return sql<SqlBool>`e.person_id = ${personIn(ctx)}`;
}

function personIn({ actor }: Ctx): number {
  return actor.kind === 'user' ? actor.personId : 0;
}

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('attempts as t')
    .innerJoin('shared_enrollments as e', 'e.id', 't.enrollment_id')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .innerJoin('shared_contents as c', 'c.id', 't.content_id')
    .select(['t.id', 't.content_id', 't.enrollment_id', 't.number', 't.status', 't.started_at', 't.ends_at'])
    .select(['t.submitted_at', 't.ended_by', 't.score', 't.version', 'e.class_id', 'e.course_id', 'e.person_id'])
    .select(['p.name', sql<LocalizedText>`c.title`.as('title')])
    .select(sql<boolean>`(${isGrader(ctx)})`.as('grades'))
    .$narrowType<{ status: AttemptStatus; ended_by: AttemptEnd | null }>();
}

export type AttemptRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];
export type WholeAttempt = AttemptRow & { questions: DrawnQuestion[] };

function wholeRows(ctx: Ctx) {
  return rows(ctx).select(sql<DrawnQuestion[]>`t.questions`.as('questions'));
}

const columns = [
  ['id', 't.id'],
  ['class_id', 'e.class_id'],
  ['content_id', 't.content_id'],
  ['enrollment_id', 't.enrollment_id'],
  ['status', 't.status'],
] as const;

export function pageOfAttempts(ctx: Ctx, { filter, sort, ...page }: ListQuery<{ filter?: AttemptFilter }>) {
  let ids = ctx.db
    .selectFrom('attempts as t')
    .innerJoin('shared_enrollments as e', 'e.id', 't.enrollment_id')
    .select('t.id');
  if (!hasClaims(ctx, 'classes.edit')) ids = ids.where(isSeenBy(personIn(ctx)));
  for (const [name, column] of columns) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(column), value));
  }
  const order = [
    ...sort.map((by) => ({ by: sql.ref(`t.${by.field}`), direction: by.order })),
    { by: sql`(t.status = 'submitted')`, direction: 'desc' as const },
    { by: sql.ref('t.submitted_at'), direction: 'asc' as const },
    { by: sql.ref('t.id'), direction: 'asc' as const },
  ];
  for (const { by, direction } of order) ids = ids.orderBy(by, direction);
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = rows(ctx).where('t.id', 'in', chosen);
    for (const { by, direction } of order) query = query.orderBy(by, direction);
    return query.execute();
  };
  return hasClaims(ctx, 'classes.edit') ? pageOfChosen(ctx, { ids, read }, page) : pageOfFew(ctx, { ids, read }, page);
}

/** One's own enrollments, and those of the classes that one teaches. */
function isSeenBy(personId: number) {
  return sql<SqlBool>`t.enrollment_id = any(array(
    select id from shared_enrollments where person_id = ${personId}
    union all
    select s.id from shared_class_trainers k join shared_enrollments s on s.class_id = k.class_id
      where k.person_id = ${personId}))`;
}

export type Place = { contentId: number; enrollmentId: number };

/** Newest first. */
export function attemptsAt(ctx: Ctx, { contentId, enrollmentId }: Place): Promise<AttemptRow[]> {
  return rows(ctx)
    .where('t.content_id', '=', contentId)
    .where('t.enrollment_id', '=', enrollmentId)
    .orderBy('t.number', 'desc')
    .execute();
}

export function findReadable(ctx: Ctx, id: number): Promise<WholeAttempt | undefined> {
  return wholeRows(ctx)
    .where('t.id', '=', id)
    .where(sql<SqlBool>`(${isGrader(ctx)} or ${isOwn(ctx)})`)
    .executeTakeFirst();
}

/** Locks it until the transaction ends: answers, the submission and the grading of one attempt queue here. */
export async function lockAttempt(
  ctx: Ctx,
  id: number,
  scope: 'own' | 'graded' | 'any',
): Promise<WholeAttempt | undefined> {
  const own = sql<SqlBool>`(${isOwn(ctx)} and e.status = 'enrolled')`;
  const within = { own, graded: isGrader(ctx), any: sql<SqlBool>`true` }[scope];
  return wholeRows(ctx).where('t.id', '=', id).where(within).forUpdate('t').executeTakeFirst();
}

type NewAttempt = Place & { number: number; questions: readonly DrawnQuestion[]; endsAt: Date | null };

/** Undefined where another device has started one meanwhile. */
export async function insertAttempt(ctx: Ctx, { contentId, enrollmentId, number, questions, endsAt }: NewAttempt) {
  const row = await ctx.db
    .insertInto('attempts')
    .values({
      content_id: contentId,
      enrollment_id: enrollmentId,
      number,
      questions: JSON.stringify(questions),
      started_at: ctx.now(),
      ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Ended = { id: number; submittedAt: Date; endedBy: AttemptEnd; score: number | null };

/** False where it has ended before. */
export async function endAttempt(ctx: Ctx, { id, submittedAt, endedBy, score }: Ended): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('attempts')
    .set({
      status: score === null ? 'submitted' : 'graded',
      submitted_at: submittedAt,
      ended_by: endedBy,
      score,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where somebody else graded it since this version. */
export async function writeScore(
  ctx: Ctx,
  { id, version, score }: { id: number; version: number; score: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('attempts')
    .set({
      status: score === null ? 'submitted' : 'graded',
      score,
      version: version + 1,
      graded_by_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '<>', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A mark by hand is the only attempt of its learner. Undefined where there is one. */
export async function insertMark(ctx: Ctx, { contentId, enrollmentId, score }: Place & { score: number }) {
  const row = await ctx.db
    .insertInto('attempts')
    .values({
      content_id: contentId,
      enrollment_id: enrollmentId,
      number: 1,
      questions: '[]',
      started_at: ctx.now(),
      submitted_at: ctx.now(),
      ended_by: 'trainer',
      status: 'graded',
      score,
      graded_by_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function overdueIds(ctx: Ctx, before: Date): Promise<number[]> {
  const match = await ctx.db
    .selectFrom('attempts')
    .select('id')
    .where('status', '=', 'open')
    .where('ends_at', '<', before)
    .orderBy('ends_at')
    .limit(500)
    .execute();
  return match.map(({ id }) => id);
}

type OpenTimed = { id: number; started_at: Date; time_limit_minutes: number };

export function openTimedAttempts(ctx: Ctx, enrollmentId: number): Promise<OpenTimed[]> {
  return ctx.db
    .selectFrom('attempts as t')
    .innerJoin('content_assessments as a', 'a.content_id', 't.content_id')
    .select(['t.id', 't.started_at', 'a.time_limit_minutes'])
    .where('t.enrollment_id', '=', enrollmentId)
    .where('t.status', '=', 'open')
    .where('t.ends_at', 'is not', null)
    .where('a.time_limit_minutes', 'is not', null)
    .forUpdate('t')
    .$narrowType<{ time_limit_minutes: number }>()
    .execute();
}

export async function moveEnd(ctx: Ctx, id: number, endsAt: Date | null): Promise<void> {
  await ctx.db
    .updateTable('attempts')
    .set({ ends_at: endsAt })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}
