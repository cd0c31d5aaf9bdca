import type { Review } from '#contract/areas/reviews/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { lockReview, setReview } from './store.ts';

type Reply = { id: number; text: string | null };

export function replyToReview(ctx: Ctx, { id, text }: Reply): Promise<Review> {
  requireClaim(ctx, 'reviews.reply');
  return inTransaction(ctx, async (tx) => {
    await requireReviewsOn(tx);
    await lockReview(tx, { id });
    const review = await reviewFor(tx, id);
    if (!review.may_reply) throw new Refusal('not_allowed');
    await setReview(tx, id, { reply: text, replied_at: text === null ? null : tx.now() });
    return reviewFor(tx, id);
  });
}
