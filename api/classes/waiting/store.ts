import { sql } from 'kysely';
import type { WaitingFilter } from '#contract/classes-waiting.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type Ask } from '#api/shared/retrieval.ts';

type Own = { userId: number; classId: number };

/** How many stand before this one in its class, and itself. */
const place = sql<number>`(
  select count(*) from waiting_entries o where o.class_id = w.class_id and o.left_at is null and o.id <= w.id
)`;

function ofUser(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .select(['w.id', 'w.class_id', 'w.joined_at', place.as('position')])
    .where('w.user_id', '=', userId)
    .where('w.left_at', 'is', null);
}

export function pageOfWaiting(
  ctx: Ctx,
  { filter, userId, ...page }: Ask<{ filter?: WaitingFilter }> & { userId: number },
) {
  let query = ofUser(ctx, userId).where(sql<boolean>`is_for_sale(k, ${ctx.now()})`);
  if (filter.class_id !== undefined) query = query.where(wanted(sql.ref('w.class_id'), filter.class_id));
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('k.course_id'), filter.course_id));
  return pageOf(query.orderBy('w.id', 'desc'), page);
}

export function findEntry(ctx: Ctx, { userId, classId }: Own) {
  return ofUser(ctx, userId).where('w.class_id', '=', classId).executeTakeFirst();
}

/** One standing entry per class and user, whatever happens at the same time. */
export async function insertEntry(ctx: Ctx, { userId, classId }: Own): Promise<void> {
  await ctx.db
    .insertInto('waiting_entries')
    .values({ user_id: userId, class_id: classId, joined_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).where('left_at', 'is', null).doNothing())
    .execute();
}

export async function endEntry(ctx: Ctx, { userId, classId }: Own): Promise<void> {
  await ctx.db
    .updateTable('waiting_entries')
    .set({ left_at: ctx.now() })
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .execute();
}

/** Marks the next of those who wait as told, unless they were since that moment; first come, first told. */
export async function markTold(
  ctx: Ctx,
  { classId, since, limit }: { classId: number; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; user_id: number }>`
    update waiting_entries set told_at = ${ctx.now()} where id in (
      select id from waiting_entries
      where class_id = ${classId} and left_at is null and (told_at is null or told_at <= ${since})
      order by id limit ${limit} for update
    ) returning id, user_id`.execute(ctx.db);
  return rows.toSorted((one, other) => one.id - other.id).map(({ user_id }) => user_id);
}

export async function entriesToTakeAlong(ctx: Ctx, userId: number): Promise<object[]> {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .select(['k.code', 'w.joined_at', 'w.left_at', 'w.told_at'])
    .where('w.user_id', '=', userId)
    .orderBy('w.id')
    .execute();
}

export async function deleteEntries(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.deleteFrom('waiting_entries').where('user_id', '=', userId).execute();
}
