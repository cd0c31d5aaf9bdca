import type { Money } from '#contract/basics.ts';
import { isCourseSold, pricesOf } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { lockSubscribers, markPriceNotified, notePrices, type Subscriber } from './subscribers-store.ts';
import { fallenTo } from './model/price-news.ts';
import { subscribersPerBatch } from './seat-subscribers.ts';

export type PriceFall = { user_id: number; from: Money; to: Money };

/** Updates what the users know, so a repeated call notifies nobody. `lastUser`: where to continue. */
export async function takePriceSubscribers(
  ctx: Ctx,
  { course_id: courseId, after_user: afterUser }: { course_id: number; after_user: number },
): Promise<{ falls: PriceFall[]; lastUser: number | null }> {
  if (!(await isCourseSold(ctx, courseId))) return { falls: [], lastUser: null };
  const subscribers = await lockSubscribers(ctx, { courseId, afterUser, limit: subscribersPerBatch });
  if (subscribers.length === 0) return { falls: [], lastUser: null };
  // Read after the lock: a change that came before it has been committed.
  const prices = (await pricesOf(ctx, [courseId])).get(courseId) ?? [];
  const falls = subscribers.flatMap((subscriber) => fallOf(subscriber, prices, ctx.now()));
  await notePrices(ctx, { courseId, userIds: subscribers.map(({ user_id }) => user_id), prices });
  await markPriceNotified(ctx, { courseId, userIds: falls.map(({ user_id }) => user_id) });
  const isLast = subscribers.length < subscribersPerBatch;
  return { falls, lastUser: isLast ? null : (subscribers.at(-1)?.user_id ?? null) };
}

function fallOf(subscriber: Subscriber, prices: readonly Money[], now: Date): PriceFall[] {
  const to = fallenTo(subscriber, prices, now);
  return to && subscriber.price ? [{ user_id: subscriber.user_id, from: subscriber.price, to }] : [];
}
