import type { Review } from '#contract/reviews.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustBeOn } from './must-be-on.ts';
import { reviewFor } from './present.ts';
import { changeRating } from './rating-store.ts';
import { lockReview, setReview, settleReports } from './store.ts';
import { mayHide } from './viewer.ts';

/** Refuses `not_signed_in`, `not_allowed`, `reviews_off`, `not_found`, `invalid_transition`. */
export function hideReview(ctx: Ctx, { id, reason }: { id: number; reason: string }): Promise<Review> {
  return turn(ctx, { id, move: 'hide', reason });
}

/** Refuses as hiding does. */
export function unhideReview(ctx: Ctx, { id }: { id: number }): Promise<Review> {
  return turn(ctx, { id, move: 'unhide' });
}

type Turn = { id: number; move: 'hide' | 'unhide'; reason?: string };

function turn(ctx: Ctx, { id, move, reason }: Turn): Promise<Review> {
  mustHave(ctx, mayHide);
  return inTransaction(ctx, async (inside) => {
    await mustBeOn(inside);
    const review = await lockReview(inside, { id });
    if (!review) throw new Refusal('not_found');
    const hides = move === 'hide';
    const from = review.hidden_at ? 'hidden' : 'shown';
    if (hides === (review.hidden_at !== null)) throw new Refusal('invalid_transition', { from, move });
    await setReview(inside, id, { hidden_at: hides ? inside.now() : null, hidden_reason: reason ?? null });
    await settleReports(inside, id);
    await recordMove(inside, { subject: 'review', subjectId: id, move, from, to: hides ? 'hidden' : 'shown', reason });
    const { course_id: courseId, rating } = review;
    await changeRating(inside, { courseId, count: hides ? -1 : 1, sum: hides ? -rating : rating });
    return reviewFor(inside, id);
  });
}
