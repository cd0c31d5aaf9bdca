import { courseSummaries, isCourseSold, pricesOf } from '#api/offer/catalogue/index.ts';
import { classFacts, factsOfClass, classSummaries, type ClassSummary } from '#api/offer/classes/index.ts';
import { inform } from '#api/people/messages/index.ts';
import { currencyById, mainCurrencyId } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import type { Money } from '#contract/basics.ts';
import {
  lockSubscribers,
  markPriceNotified,
  notePrices,
  type Subscriber,
  markSeatNotified,
} from './subscribers-store.ts';
import { fallenTo } from './model/price-news.ts';
import { dayMs } from '#contract/rules/durations.ts';

const subscribersPerBatch = 100;

/** Marked as notified at once; each at most once a day per course. Null when the seat is gone again. */
async function takeSeatSubscribers(
  ctx: Ctx,
  classId: number,
): Promise<{ run: ClassSummary; userIds: number[] } | null> {
  const run = (await classSummaries(ctx, [classId])).get(classId);
  if (!run?.is_for_sale || run.is_full || !(await isCourseSold(ctx, run.course_id))) return null;
  const since = new Date(ctx.now().getTime() - dayMs);
  return { run, userIds: await markSeatNotified(ctx, { courseId: run.course_id, since, limit: subscribersPerBatch }) };
}

/** At most once a day per course and user. */
export async function notifySeatFreed(ctx: Ctx, classId: number, eventId: number): Promise<void> {
  for (;;) {
    const count = await inTransaction(ctx, (tx) => notifySomeOfSeat(tx, classId, eventId));
    if (count < subscribersPerBatch) return;
  }
}

async function notifySomeOfSeat(ctx: Ctx, classId: number, eventId: number): Promise<number> {
  const subscribers = await takeSeatSubscribers(ctx, classId);
  if (!subscribers) return 0;
  const facts = factsOfClass(await classFacts(ctx, classId));
  const answer = { subject: `class ${classId} event ${eventId}`, facts, link: `/courses/${subscribers.run.course_id}` };
  for (const user_id of subscribers.userIds) await inform(ctx, { user_id, kind: 'wishlist_seat_free', ...answer });
  return subscribers.userIds.length;
}

export async function notifyPricesChanged(ctx: Ctx, courseIds: number[], eventId: number): Promise<void> {
  for (const courseId of courseIds) {
    let after: number | null = 0;
    while (after !== null) {
      const from: number = after;
      after = await inTransaction(ctx, async (tx) => {
        const { falls, lastUser } = await takePriceSubscribers(tx, { course_id: courseId, after_user: from });
        await notifyPriceFalls(tx, falls, { courseId, eventId });
        return lastUser;
      });
    }
  }
}

async function notifyPriceFalls(
  ctx: Ctx,
  falls: PriceFall[],
  { courseId, eventId }: { courseId: number; eventId: number },
): Promise<void> {
  if (falls.length === 0) return;
  const currency_id = await mainCurrencyId(ctx);
  const course = (await courseSummaries(ctx, { ids: [courseId], currency_id })).get(courseId);
  const subject = `course ${courseId} event ${eventId}`;
  for (const { user_id, from, to } of falls) {
    const { symbol } = await currencyById(ctx, to.currency_id);
    const facts = {
      course: { text: course?.title_texts ?? {} },
      from: { money: { amount_minor: from.amount_minor, symbol } },
      to: { money: { amount_minor: to.amount_minor, symbol } },
    };
    await inform(ctx, { user_id, kind: 'wishlist_price_fell', subject, facts, link: `/courses/${courseId}` });
  }
}

type PriceFall = { user_id: number; from: Money; to: Money };

/** Updates what the users know, so a repeated call notifies nobody. `lastUser`: where to continue. */
async function takePriceSubscribers(
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
