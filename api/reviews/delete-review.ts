import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { changeRating } from './rating-store.ts';
import { deleteReviewRow, lockReview } from './store.ts';

/** One's own, with the reply to it. Refuses `not_signed_in`, `reviews_off`, `not_found`. */
export function deleteReview(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireReviewsOn(tx);
    const review = await lockReview(tx, { id, personId });
    if (!review) throw new Refusal('not_found');
    await deleteReviewRow(tx, id);
    const { course_id: courseId, hidden_at, rating } = review;
    if (!hidden_at) await changeRating(tx, { courseId, count: -1, sum: -rating });
    return { id };
  });
}
