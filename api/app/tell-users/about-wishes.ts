import { coursesInBrief } from '#api/catalogue/index.ts';
import { classToTell } from '#api/classes/index.ts';
import { inform, type Facts } from '#api/messages/index.ts';
import { currencyById, mainCurrency } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { hearersPerBatch, takePriceHearers, takeSeatHearers, type PriceFall } from '#api/wishlist/index.ts';
import { factsOfClass } from './facts-of-class.ts';

/** Whoever keeps the course hears that there is a seat in the class again; of one course once a day. */
export async function tellSeatFreed(ctx: Ctx, classId: number, eventId: number): Promise<void> {
  for (;;) {
    const told = await inTransaction(ctx, (inside) => tellSomeOfSeat(inside, classId, eventId));
    if (told < hearersPerBatch) return;
  }
}

async function tellSomeOfSeat(ctx: Ctx, classId: number, eventId: number): Promise<number> {
  const hearers = await takeSeatHearers(ctx, classId);
  if (!hearers) return 0;
  const facts = factsOfClass(await classToTell(ctx, classId));
  const said = { subject: `class ${classId} event ${eventId}`, facts, link: `/courses/${hearers.run.course_id}` };
  for (const user_id of hearers.userIds) await inform(ctx, { user_id, kind: 'wishlist_seat_free', ...said });
  return hearers.userIds.length;
}

/** Whoever keeps one of these courses hears when it costs less than one knows. */
export async function tellPricesChanged(ctx: Ctx, courseIds: number[], eventId: number): Promise<void> {
  for (const courseId of courseIds) {
    let after: number | null = 0;
    while (after !== null) {
      const from: number = after;
      after = await inTransaction(ctx, async (inside) => {
        const { falls, lastUser } = await takePriceHearers(inside, { course_id: courseId, after_user: from });
        await tellFalls(inside, falls, { courseId, eventId });
        return lastUser;
      });
    }
  }
}

async function tellFalls(
  ctx: Ctx,
  falls: PriceFall[],
  { courseId, eventId }: { courseId: number; eventId: number },
): Promise<void> {
  if (falls.length === 0) return;
  const { id: currency_id } = await mainCurrency(ctx);
  const course = (await coursesInBrief(ctx, { ids: [courseId], currency_id })).get(courseId);
  const subject = `course ${courseId} event ${eventId}`;
  for (const { user_id, from, to } of falls) {
    const { symbol } = await currencyById(ctx, to.currency_id);
    const facts: Facts = {
      course: { text: course?.title_texts ?? {} },
      from: { money: { amount_minor: from.amount_minor, symbol } },
      to: { money: { amount_minor: to.amount_minor, symbol } },
    };
    await inform(ctx, { user_id, kind: 'wishlist_price_fell', subject, facts, link: `/courses/${courseId}` });
  }
}
