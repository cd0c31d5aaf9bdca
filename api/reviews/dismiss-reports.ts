import type { Review } from '#contract/reviews/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { lockReview, settleReports } from './store.ts';
import { mayHide } from './viewer.ts';

/** The review stays as it is. Refuses `not_signed_in`, `not_allowed`, `reviews_off`, `not_found`, `invalid_transition`. */
export function dismissReports(ctx: Ctx, { id }: { id: number }): Promise<Review> {
  requireClaim(ctx, mayHide);
  return inTransaction(ctx, async (tx) => {
    await requireReviewsOn(tx);
    const review = await lockReview(tx, { id });
    if (!review) throw new Refusal('not_found');
    const standing = review.hidden_at ? 'hidden' : 'shown';
    const move = 'dismiss';
    if ((await settleReports(tx, id)) === 0) throw new Refusal('invalid_transition', { from: standing, move });
    await recordMove(tx, { subject: 'review', subjectId: id, move, from: standing, to: standing });
    return reviewFor(tx, id);
  });
}
