import type { Review } from '#contract/areas/reviews/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireReview } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { settleReports } from './store.ts';

export function dismissReports(ctx: Ctx, { id }: { id: number }): Promise<Review> {
  requireClaim(ctx, 'reviews.hide');
  return inTransaction(ctx, async (tx) => {
    const review = await requireReview(tx, { id });
    const standing = review.hidden_at ? 'hidden' : 'shown';
    const move = 'dismiss';
    if ((await settleReports(tx, id)) === 0) throw new Refusal('invalid_transition', { from: standing, move });
    await recordMove(tx, { subject: 'review', subjectId: id, move, from: standing, to: standing });
    return reviewFor(tx, id);
  });
}
