import { courseSummaries } from '#api/offer/catalogue/index.ts';
import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { inform } from '#api/people/messages/index.ts';
import { currencyById, mainCurrencyId } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { takePriceSubscribers, type PriceFall } from './price-subscribers.ts';
import { subscribersPerBatch, takeSeatSubscribers } from './seat-subscribers.ts';

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
  const said = { subject: `class ${classId} event ${eventId}`, facts, link: `/courses/${subscribers.run.course_id}` };
  for (const user_id of subscribers.userIds) await inform(ctx, { user_id, kind: 'wishlist_seat_free', ...said });
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
