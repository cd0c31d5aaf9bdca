import { sql, type Expression, type SqlBool } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { HandInFilter } from '#contract/learning/tasks/calls.ts';
import type { HandInStatus } from '#contract/learning/tasks/values.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { pageOfChosen, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

/** Who reads a hand-in and reviews it: staff, and trainers of the class. */
export function isGrader(ctx: Ctx): Expression<SqlBool> {
  if (hasClaims(ctx, 'classes.edit')) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from shared_class_trainers t where t.class_id = e.class_id and t.person_id = ${personIn(ctx)})`;
}

function isOwn(ctx: Ctx): Expression<SqlBool> {
  return sql<SqlBool>`e.person_id = ${personIn(ctx)}`;
}

function personIn({ actor }: Ctx): number {
  return actor.kind === 'user' ? actor.personId : 0;
}

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('hand_ins as h')
    .innerJoin('shared_enrollments as e', 'e.id', 'h.enrollment_id')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .innerJoin('shared_contents as c', 'c.id', 'h.content_id')
    .leftJoin('shared_users as u', 'u.id', 'h.reviewed_by_user_id')
    .leftJoin('shared_persons as reviewer', 'reviewer.id', 'u.person_id')
    .select(['h.id', 'h.content_id', 'h.enrollment_id', 'h.round', 'h.status', 'h.version', 'h.handed_in_at'])
    .select(['h.is_late', 'h.text', 'h.feedback', 'h.grade', 'h.reviewed_at', 'e.class_id', 'e.person_id', 'p.name'])
    .select(['e.course_id', 'c.is_graded', 'reviewer.name as reviewed_by', sql<LocalizedText>`c.title`.as('title')])
    .select(sql<boolean>`(${isGrader(ctx)} or ${isOwn(ctx)})`.as('sees_work'))
    .$narrowType<{ status: HandInStatus }>();
}

export type HandInRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const columns = [
  ['id', 'h.id'],
  ['class_id', 'e.class_id'],
  ['content_id', 'h.content_id'],
  ['enrollment_id', 'h.enrollment_id'],
  ['status', 'h.status'],
] as const;

export function pageOfHandIns(ctx: Ctx, { filter, sort, ...page }: ListQuery<{ filter?: HandInFilter }>) {
  let ids = ctx.db
    .selectFrom('hand_ins as h')
    .innerJoin('shared_enrollments as e', 'e.id', 'h.enrollment_id')
    .select('h.id');
  if (!hasClaims(ctx, 'classes.edit')) ids = ids.where(isSeenBy(personIn(ctx)));
  for (const [name, column] of columns) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(column), value));
  }
  if (filter.is_newest) {
    ids = ids.where(sql<SqlBool>`not exists (select from hand_ins later where later.content_id = h.content_id
      and later.enrollment_id = h.enrollment_id and later.round > h.round)`);
  }
  const order = [...sort, { field: 'handed_in_at', order: 'asc' as const }, { field: 'id', order: 'asc' as const }];
  for (const { field, order: direction } of order) ids = ids.orderBy(sql.ref(`h.${field}`), direction);
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = rows(ctx).where('h.id', 'in', chosen);
    for (const { field, order: direction } of order) query = query.orderBy(sql.ref(`h.${field}`), direction);
    return query.execute();
  };
  return hasClaims(ctx, 'classes.edit') ? pageOfChosen(ctx, { ids, read }, page) : pageOfFew(ctx, { ids, read }, page);
}

/** One's own enrollments, those of the classes that one teaches, and those that one's organization bought. */
function isSeenBy(personId: number) {
  return sql<SqlBool>`h.enrollment_id = any(array(
    select id from shared_enrollments where person_id = ${personId}
    union all
    select s.id from shared_class_trainers k join shared_enrollments s on s.class_id = k.class_id
      where k.person_id = ${personId}
    union all
    select o.enrollment_id from shared_affiliations a
      join shared_organization_training o on o.organization_id = a.organization_id
      where o.ended_at is null and a.person_id = ${personId} and a.status = 'active'
        and a.role in ('owner', 'training_manager')))`;
}

/** How many hand-ins wait for a review, by class. */
export async function countWaitingHandIns(ctx: Ctx, classIds: readonly number[]): Promise<Map<number, number>> {
  if (classIds.length === 0) return new Map();
  const counted = await ctx.db
    .selectFrom('hand_ins as h')
    .innerJoin('shared_enrollments as e', 'e.id', 'h.enrollment_id')
    .select(['e.class_id', ({ fn }) => fn.countAll<number>().as('waiting')])
    .where('e.class_id', 'in', classIds)
    .where('h.status', '=', 'handed_in')
    .groupBy('e.class_id')
    .execute();
  return new Map(counted.map(({ class_id, waiting }) => [class_id, waiting]));
}

/** Of one learner and task, newest first. */
export function roundsOf(ctx: Ctx, { contentId, enrollmentId }: Place): Promise<HandInRow[]> {
  return rows(ctx)
    .where('h.content_id', '=', contentId)
    .where('h.enrollment_id', '=', enrollmentId)
    .orderBy('h.round', 'desc')
    .execute();
}

export function findForReview(ctx: Ctx, id: number): Promise<HandInRow | undefined> {
  return rows(ctx).where('h.id', '=', id).where(isGrader(ctx)).executeTakeFirst();
}

export type Place = { contentId: number; enrollmentId: number };

export function newestRound(ctx: Ctx, { contentId, enrollmentId }: Place) {
  return ctx.db
    .selectFrom('hand_ins')
    .select(['id', 'status', 'round', 'version'])
    .where('content_id', '=', contentId)
    .where('enrollment_id', '=', enrollmentId)
    .orderBy('round', 'desc')
    .limit(1)
    .$narrowType<{ status: HandInStatus }>()
    .executeTakeFirst();
}

type NewRound = Place & { round: number; text: string; isLate: boolean };

/** Undefined where another device has begun the same round. */
export async function insertRound(ctx: Ctx, { contentId, enrollmentId, round, text, isLate }: NewRound) {
  const row = await ctx.db
    .insertInto('hand_ins')
    .values({
      content_id: contentId,
      enrollment_id: enrollmentId,
      round,
      text,
      is_late: isLate,
      status: 'handed_in',
      handed_in_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Replaced = { id: number; version: number; text: string; isLate: boolean };

/** False where it was reviewed or replaced since this version. */
export async function replaceRound(ctx: Ctx, { id, version, text, isLate }: Replaced): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('hand_ins')
    .set({ text, is_late: isLate, handed_in_at: ctx.now(), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'handed_in')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Reviewed = { id: number; version: number; status: HandInStatus; feedback: string | null; grade: number | null };

/** False where somebody else reviewed it since this version, or its learner handed it in again. */
export async function writeReview(ctx: Ctx, { id, version, ...review }: Reviewed): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('hand_ins')
    .set({
      ...review,
      version: version + 1,
      reviewed_at: ctx.now(),
      reviewed_by_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'handed_in')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
