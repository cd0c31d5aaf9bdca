import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireReview } from './require-reviews-on.ts';
import { changeRating } from '#api/offer/catalogue/index.ts';
import { deleteReviewRow } from './store.ts';

export function deleteReview(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const review = await requireReview(tx, { id, personId });
    await deleteReviewRow(tx, id);
    const { course_id: courseId, hidden_at, rating } = review;
    if (!hidden_at) await changeRating(tx, { courseId, count: -1, sum: -rating });
    return { id };
  });
}
