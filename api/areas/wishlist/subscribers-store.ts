import { sql } from 'kysely';
import type { Money } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { KnownPrice } from './model/price-news.ts';

type Batch = { courseId: number; limit: number };

export async function markSeatNotified(
  ctx: Ctx,
  { courseId, since, limit }: Batch & { since: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    update wishlist_entries set seat_told_at = ${ctx.now()} where id in (
      select id from wishlist_entries
      where course_id = ${courseId} and removed_at is null and (seat_told_at is null or seat_told_at <= ${since})
      order by user_id limit ${limit} for update
    ) returning user_id`.execute(ctx.db);
  return rows.map(({ user_id }) => user_id).toSorted((one, other) => one - other);
}

export type Subscriber = KnownPrice & { user_id: number };

export async function lockSubscribers(
  ctx: Ctx,
  { courseId, afterUser, limit }: Batch & { afterUser: number },
): Promise<Subscriber[]> {
  const rows = await ctx.db
    .selectFrom('wishlist_entries')
    .select(['user_id', 'price_minor', 'price_currency_id', 'price_told_minor', 'price_told_at'])
    .where('course_id', '=', courseId)
    .where('removed_at', 'is', null)
    .where('user_id', '>', afterUser)
    .orderBy('user_id')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    user_id: row.user_id,
    price:
      row.price_minor === null || row.price_currency_id === null
        ? null
        : { amount_minor: row.price_minor, currency_id: row.price_currency_id },
    lastFall:
      row.price_told_minor === null || row.price_told_at === null
        ? null
        : { amount_minor: row.price_told_minor, at: row.price_told_at },
  }));
}

/** Keeps each user's currency where the course still has a price in it, or else takes the first price. */
export async function notePrices(
  ctx: Ctx,
  { courseId, userIds, prices }: { courseId: number; userIds: number[]; prices: readonly Money[] },
): Promise<void> {
  const [first] = prices;
  await sql`
    update wishlist_entries w set
      price_minor = coalesce(p.amount_minor, ${first?.amount_minor ?? null}::bigint),
      price_currency_id = coalesce(p.currency_id, ${first?.currency_id ?? null}::bigint)
    from wishlist_entries o
    left join jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p (currency_id bigint, amount_minor bigint)
      on p.currency_id = o.price_currency_id
    where o.id = w.id and w.course_id = ${courseId} and w.user_id in (${sql.join(userIds)})`.execute(ctx.db);
}

export async function markPriceNotified(
  ctx: Ctx,
  { courseId, userIds }: { courseId: number; userIds: number[] },
): Promise<void> {
  if (userIds.length === 0) return;
  await ctx.db
    .updateTable('wishlist_entries')
    .set({ price_told_minor: sql`price_minor`, price_told_at: ctx.now() })
    .where('course_id', '=', courseId)
    .where('user_id', 'in', userIds)
    .execute();
}
