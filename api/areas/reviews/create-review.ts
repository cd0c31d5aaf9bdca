import type { NewReview, Review } from '#contract/areas/reviews/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasConcluded } from '#api/learning/enrollments/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireReviewsOn } from './require-reviews-on.ts';
import { reviewFor } from './present.ts';
import { changeRating } from '#api/offer/catalogue/index.ts';
import { insertReview } from './store.ts';

export function createReview(ctx: Ctx, { course_id: courseId, rating, text }: NewReview): Promise<Review> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireReviewsOn(tx);
    if (!(await hasConcluded(tx, { course_id: courseId, person_id: personId }))) {
      throw new Refusal('course_not_concluded');
    }
    const id = await insertReview(tx, { course_id: courseId, person_id: personId, rating, text });
    if (id === undefined) throw new Refusal('already_reviewed');
    await changeRating(tx, { courseId, count: 1, sum: rating });
    return reviewFor(tx, id);
  });
}
