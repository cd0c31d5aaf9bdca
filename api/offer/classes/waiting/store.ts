import { sql } from 'kysely';
import { endedClassStatuses, standingWaitingStatuses, type WaitingStatus } from '#contract/offer/classes/values.ts';
import type { WaitingEntry, WaitingFilter } from '#contract/offer/classes/waiting.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';

type Own = { userId: number; classId: number };

/** Of the entry `w`. */
export const place = sql<number>`(
  select count(*) + 1 from waiting_entries o where o.class_id = w.class_id and o.status = 'waiting' and o.id < w.id
)`;

function ofUser(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .select(['w.id', 'w.class_id', 'w.joined_at', 'w.status', 'w.offer_expires_at', place.as('position')])
    .$narrowType<{ status: WaitingEntry['status'] }>()
    .where('w.user_id', '=', userId)
    .where('w.status', 'in', standingWaitingStatuses);
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof ofUser>['execute']>>[number];

export function pageOfWaiting(
  ctx: Ctx,
  { filter, userId, ...page }: ListQuery<{ filter?: WaitingFilter }> & { userId: number },
) {
  let query = ofUser(ctx, userId).where(sql<boolean>`is_for_sale(k, ${ctx.now()})`);
  if (filter.class_id !== undefined) query = query.where(wanted(sql.ref('w.class_id'), filter.class_id));
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('k.course_id'), filter.course_id));
  return pageOf(query.orderBy('w.id', 'desc'), page);
}

export function findEntry(ctx: Ctx, { userId, classId }: Own) {
  return ofUser(ctx, userId).where('w.class_id', '=', classId).executeTakeFirst();
}

/** For the statement of another slice; `userId` and `classId` are columns of it. */
export function isWaiting(userId: string, classId: string) {
  return sql<boolean>`exists (select from waiting_entries w where w.user_id = ${sql.ref(userId)}
    and w.class_id = ${sql.ref(classId)} and w.status in (${literals(standingWaitingStatuses)}))`;
}

export async function isEnrolled(ctx: Ctx, { personId, classId }: { personId: number; classId: number }) {
  const row = await ctx.db
    .selectFrom('shared_enrollments')
    .select('id')
    .where('person_id', '=', personId)
    .where('class_id', '=', classId)
    .where('status', 'in', activeEnrollmentStatuses)
    .executeTakeFirst();
  return row !== undefined;
}

export async function offersTo(ctx: Ctx, userId: number, classIds: number[]) {
  if (classIds.length === 0) return [];
  return ctx.db
    .selectFrom('waiting_entries')
    .select(['class_id', sql<Date>`offer_expires_at`.as('offer_expires_at')])
    .where('class_id', 'in', classIds)
    .where('user_id', '=', userId)
    .where('status', '=', 'offered')
    .where('offer_expires_at', '>', ctx.now())
    .execute();
}

/** One standing entry per class and user, also under concurrency. */
export async function insertEntry(ctx: Ctx, { userId, classId }: Own): Promise<void> {
  await ctx.db
    .insertInto('waiting_entries')
    .values({ user_id: userId, class_id: classId, joined_at: ctx.now() })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'user_id']).where('status', 'in', standingWaitingStatuses).doNothing(),
    )
    .execute();
}

type Change = { status?: WaitingStatus; ended_at?: Date | null; offer_expires_at?: Date };

export async function changeEntries(ctx: Ctx, ids: number[], change: Change): Promise<void> {
  await ctx.db.updateTable('waiting_entries').set(change).where('id', 'in', ids).execute();
}

export async function queueOf(ctx: Ctx, classId: number): Promise<{ waiting: number; lapsed: number }> {
  return ctx.db
    .selectFrom('waiting_entries')
    .select([
      sql<number>`count(*) filter (where status = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where status = 'offered' and offer_expires_at <= ${ctx.now()})`.as('lapsed'),
    ])
    .where('class_id', '=', classId)
    .where('status', 'in', standingWaitingStatuses)
    .executeTakeFirstOrThrow();
}

export function waitingFirst(ctx: Ctx, classId: number, limit: number | null) {
  const query = inStatus(ctx, classId, 'waiting');
  return (limit === null ? query : query.limit(limit)).execute();
}

export function standingOffers(ctx: Ctx, classId: number) {
  return inStatus(ctx, classId, 'offered').execute();
}

export function lapsedOffers(ctx: Ctx, classId: number) {
  return inStatus(ctx, classId, 'offered').where('offer_expires_at', '<=', ctx.now()).execute();
}

function inStatus(ctx: Ctx, classId: number, status: WaitingStatus) {
  return ctx.db
    .selectFrom('waiting_entries')
    .select('id')
    .where('class_id', '=', classId)
    .where('status', '=', status)
    .orderBy('id');
}

export async function classesToPassOn(ctx: Ctx): Promise<number[]> {
  const now = ctx.now();
  const { rows } = await sql<{ id: number }>`
    select distinct k.id from waiting_entries w join classes k on k.id = w.class_id
    where (w.status = 'offered' and w.offer_expires_at <= ${now})
      or (w.status = 'waiting' and k.seats_free_at <= ${now} and is_for_sale(k, ${now})
        and k.start_at > ${now}::timestamptz + interval '1 day')
      or (w.status = 'waiting' and (k.start_at <= ${now}::timestamptz + interval '1 day'
        or k.registration_deadline <= ${now} or k.status in (${literals(endedClassStatuses)})))
    order by k.id limit 1000`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export async function standingClassIds(ctx: Ctx, userId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('waiting_entries')
    .select('class_id')
    .where('user_id', '=', userId)
    .where('status', 'in', standingWaitingStatuses)
    .orderBy('class_id')
    .execute();
  return rows.map(({ class_id }) => class_id);
}
