import type { Review } from '#contract/reviews/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { lockReview, setReview } from './store.ts';
import { mayReply } from './viewer.ts';

type Reply = { id: number; text: string | null };

/** Refuses `not_signed_in`, `not_allowed`, `reviews_off`, `not_found`. */
export function replyToReview(ctx: Ctx, { id, text }: Reply): Promise<Review> {
  requireClaim(ctx, mayReply);
  return inTransaction(ctx, async (tx) => {
    await requireReviewsOn(tx);
    await lockReview(tx, { id });
    const review = await reviewFor(tx, id);
    if (!review.may_reply) throw new Refusal('not_allowed');
    await setReview(tx, id, { reply: text, replied_at: text === null ? null : tx.now() });
    return reviewFor(tx, id);
  });
}
