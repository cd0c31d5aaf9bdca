import { sql } from 'kysely';
import type { Money } from '#contract/basics.ts';
import type { WishlistFilter } from '#contract/areas/wishlist/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

type Own = { userId: number; courseId: number };

function standing(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('wishlist_entries')
    .select(['id', 'course_id', 'saved_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null);
}

export function pageOfWishlist(
  ctx: Ctx,
  { filter, sort, userId, ...page }: ListQuery<{ filter?: WishlistFilter }> & { userId: number },
) {
  const { course_id: courseId } = filter;
  const query = standing(ctx, userId);
  const narrowed = courseId === undefined ? query : query.where(wanted(sql.ref('course_id'), courseId));
  const order = sort[0]?.order ?? 'desc';
  return pageOf(narrowed.orderBy('saved_at', order).orderBy('id', order), page);
}

export async function wishlistIds(ctx: Ctx, userId: number): Promise<number[]> {
  const rows = await standing(ctx, userId).orderBy('saved_at', 'desc').orderBy('id', 'desc').execute();
  return rows.map(({ course_id }) => course_id);
}

/** Serialises additions to one wishlist until the transaction ends. */
export async function queueForItem(ctx: Ctx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist of ${userId}`}, 0))`.execute(ctx.db);
}

type Saved = { course_id: number; saved_at: Date };

/** One row per user and course, also under concurrency; a saved course keeps its place. */
export async function saveItem(ctx: Ctx, { userId, courseId, price }: Own & { price: Money | null }): Promise<Saved> {
  const seen = { price_minor: price?.amount_minor ?? null, price_currency_id: price?.currency_id ?? null };
  const now = ctx.now();
  const again = sql<boolean>`wishlist_entries.removed_at is not null`;
  return ctx.db
    .insertInto('wishlist_entries')
    .values({ user_id: userId, course_id: courseId, saved_at: now, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'course_id']).doUpdateSet({
        saved_at: sql`case when ${again} then excluded.saved_at else wishlist_entries.saved_at end`,
        price_minor: sql`case when ${again} then excluded.price_minor else wishlist_entries.price_minor end`,
        price_currency_id: sql`case when ${again} then excluded.price_currency_id
          else wishlist_entries.price_currency_id end`,
        removed_at: null,
      }),
    )
    .returning(['course_id', 'saved_at'])
    .executeTakeFirstOrThrow();
}

export async function removeItemRow(ctx: Ctx, { userId, courseId }: Own): Promise<void> {
  await ctx.db
    .updateTable('wishlist_entries')
    .set({ removed_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('removed_at', 'is', null)
    .execute();
}

/** The course of the enrollment, from the wishlist of its participant. */
export async function removeEnrolledRow(ctx: Ctx, enrollmentId: number): Promise<void> {
  await ctx.db
    .updateTable('wishlist_entries as w')
    .from('shared_enrollments as e')
    .innerJoin('shared_users as u', 'u.person_id', 'e.person_id')
    .set({ removed_at: ctx.now() })
    .where('e.id', '=', enrollmentId)
    .where('u.deleted_at', 'is', null)
    .whereRef('w.user_id', '=', 'u.id')
    .whereRef('w.course_id', '=', 'e.course_id')
    .where('w.removed_at', 'is', null)
    .execute();
}

export function restoreItemRow(
  ctx: Ctx,
  { userId, courseId, removedSince }: Own & { removedSince: Date },
): Promise<Saved | undefined> {
  return ctx.db
    .updateTable('wishlist_entries')
    .set({ removed_at: null })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('removed_at', '>=', removedSince)
    .returning(['course_id', 'saved_at'])
    .executeTakeFirst();
}

export async function deleteRemoved(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('wishlist_entries').where('removed_at', '<', before).execute();
}
