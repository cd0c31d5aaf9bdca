import type { Money } from '#contract/basics.ts';
import { isCourseSold, pricesOf } from '#api/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { lockHearers, markPriceTold, notePrices, type Hearer } from './hearers-store.ts';
import { fallenTo } from './model/price-news.ts';
import { hearersPerBatch } from './seat-hearers.ts';

export type PriceFall = { user_id: number; from: Money; to: Money };

/**
 * For whom among the next hundred who keep the course its price has fallen since they last saw it, or were told. What they
 * know is brought up to date by the asking, so that asking again tells nobody. `lastUser` is where to go on.
 */
export async function takePriceHearers(
  ctx: Ctx,
  { course_id: courseId, after_user: afterUser }: { course_id: number; after_user: number },
): Promise<{ falls: PriceFall[]; lastUser: number | null }> {
  if (!(await isCourseSold(ctx, courseId))) return { falls: [], lastUser: null };
  const hearers = await lockHearers(ctx, { courseId, afterUser, limit: hearersPerBatch });
  if (hearers.length === 0) return { falls: [], lastUser: null };
  // Read after the lock: who changed the price before has committed.
  const prices = (await pricesOf(ctx, [courseId])).get(courseId) ?? [];
  const falls = hearers.flatMap((hearer) => fallOf(hearer, prices, ctx.now()));
  await notePrices(ctx, { courseId, userIds: hearers.map(({ user_id }) => user_id), prices });
  await markPriceTold(ctx, { courseId, userIds: falls.map(({ user_id }) => user_id) });
  const isLast = hearers.length < hearersPerBatch;
  return { falls, lastUser: isLast ? null : (hearers.at(-1)?.user_id ?? null) };
}

function fallOf(hearer: Hearer, prices: readonly Money[], now: Date): PriceFall[] {
  const to = fallenTo(hearer, prices, now);
  return to && hearer.price ? [{ user_id: hearer.user_id, from: hearer.price, to }] : [];
}
