import type { Review, ReviewChange } from '#contract/areas/reviews/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireReview } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { changeRating } from '#api/offer/catalogue/index.ts';
import { setReview } from './store.ts';

export function updateReview(ctx: Ctx, { id, rating, text }: ReviewChange): Promise<Review> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const review = await requireReview(tx, { id, personId });
    await setReview(tx, id, { rating, text, edited_at: tx.now() });
    const { course_id: courseId, hidden_at } = review;
    const sum = rating - review.rating;
    if (!hidden_at && sum !== 0) await changeRating(tx, { courseId, count: 0, sum });
    return reviewFor(tx, id);
  });
}
