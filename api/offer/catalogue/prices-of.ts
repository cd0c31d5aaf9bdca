import type { Money } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';

export async function pricesOf(ctx: Ctx, courseIds: readonly number[]): Promise<Map<number, Money[]>> {
  if (courseIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('course_prices')
    .select(['course_id', 'currency_id', 'amount_minor'])
    .where('course_id', 'in', [...new Set(courseIds)])
    .orderBy('course_id')
    .orderBy('currency_id')
    .execute();
  const byCourse = Map.groupBy(rows, ({ course_id }) => course_id);
  return new Map(
    [...byCourse].map(([id, prices]) => [
      id,
      prices.map(({ currency_id, amount_minor }) => ({ currency_id, amount_minor })),
    ]),
  );
}
