import type { Review } from '#contract/areas/reviews/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { insertReport } from './store.ts';

const perDay = { most: 20, withinSeconds: daySeconds };

type Report = { id: number; reason: string };

export function reportReview(ctx: Ctx, { id, reason }: Report): Promise<Review> {
  const { personId, userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireReviewsOn(tx);
    const review = await reviewFor(tx, id);
    if (review.is_own) throw new Refusal('review_own');
    if (review.is_reported) return review;
    await limitRate(tx, `review reports of ${userId}`, perDay);
    const reportId = await insertReport(tx, { id, personId, reason });
    if (reportId !== undefined) await emit(tx, 'review_reported', { review_report_id: reportId });
    return reviewFor(tx, id);
  });
}
