import type { Review, ReviewToHide } from '#contract/areas/reviews/calls.ts';
import { invalidTransition } from '#contract/rules/life-cycle.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireReview } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { changeRating } from '#api/offer/catalogue/index.ts';
import { setReview, settleReports } from './store.ts';

export function hideReview(ctx: Ctx, input: ReviewToHide): Promise<Review> {
  return setHidden(ctx, { ...input, move: 'hide' });
}

export function unhideReview(ctx: Ctx, { id }: { id: number }): Promise<Review> {
  return setHidden(ctx, { id, move: 'unhide' });
}

type Move = Pick<ReviewToHide, 'id' | 'while_waiting'> & { move: 'hide' | 'unhide'; reason?: string };

function setHidden(ctx: Ctx, { id, move, reason, while_waiting }: Move): Promise<Review> {
  requireClaim(ctx, 'reviews.hide');
  return inTransaction(ctx, async (tx) => {
    const review = await requireReview(tx, { id });
    const hides = move === 'hide';
    const from = review.hidden_at ? 'hidden' : 'shown';
    if (hides === (review.hidden_at !== null)) throw invalidTransition(from, move);
    await setReview(tx, id, { hidden_at: hides ? tx.now() : null, hidden_reason: reason ?? null });
    const reports = await settleReports(tx, id);
    if (while_waiting && reports === 0) throw invalidTransition(from, move);
    await recordMove(tx, { subject: 'review', subjectId: id, move, from, to: hides ? 'hidden' : 'shown', reason });
    const { course_id: courseId, rating } = review;
    await changeRating(tx, { courseId, count: hides ? -1 : 1, sum: hides ? -rating : rating });
    return reviewFor(tx, id);
  });
}
