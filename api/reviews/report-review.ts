import type { Review } from '#contract/reviews.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustBeOn } from './must-be-on.ts';
import { reviewFor } from './present.ts';
import { insertReport } from './store.ts';

const perDay = { most: 20, withinSeconds: 86_400 };

type Report = { id: number; reason: string };

/** Refuses `not_signed_in`, `reviews_off`, `not_found`, `review_own`, `too_many_requests`. */
export function reportReview(ctx: Ctx, { id, reason }: Report): Promise<Review> {
  const { personId, userId } = signedIn(ctx);
  return inTransaction(ctx, async (inside) => {
    await mustBeOn(inside);
    const review = await reviewFor(inside, id);
    if (review.is_own) throw new Refusal('review_own');
    if (review.is_reported) return review;
    await limitRate(inside, `review reports of ${userId}`, perDay);
    const reportId = await insertReport(inside, { id, personId, reason });
    if (reportId !== undefined) await tell(inside, 'review_reported', { review_report_id: reportId });
    return reviewFor(inside, id);
  });
}
