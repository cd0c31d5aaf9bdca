import { sql } from 'kysely';
import type { Money } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';

export async function findPricedCurrencies(ctx: Ctx): Promise<number[]> {
  // One index lookup per currency: `distinct` would read every price.
  const rows = await ctx.db
    .selectFrom('shared_currencies as currencies')
    .select('id')
    .where((where) =>
      where.exists(
        where
          .selectFrom('course_prices')
          .whereRef('currency_id', '=', 'currencies.id')
          .select(sql`1`.as('one')),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function replacePrices(ctx: Ctx, courseId: number, prices: Money[]): Promise<boolean> {
  const were = await ctx.db
    .deleteFrom('course_prices')
    .where('course_id', '=', courseId)
    .returning(['currency_id', 'amount_minor'])
    .execute();
  const stays = ({ currency_id, amount_minor }: Money) =>
    were.some((was) => was.currency_id === currency_id && was.amount_minor === amount_minor);
  const changed = were.length !== prices.length || !prices.every(stays);
  if (prices.length === 0) return changed;
  await ctx.db
    .insertInto('course_prices')
    .values(prices.map((price) => ({ course_id: courseId, ...price })))
    .execute();
  return changed;
}
