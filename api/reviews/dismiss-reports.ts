import type { Review } from '#contract/reviews.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustBeOn } from './must-be-on.ts';
import { reviewFor } from './present.ts';
import { lockReview, settleReports } from './store.ts';
import { mayHide } from './viewer.ts';

/** The review stays as it is. Refuses `not_signed_in`, `not_allowed`, `reviews_off`, `not_found`, `invalid_transition`. */
export function dismissReports(ctx: Ctx, { id }: { id: number }): Promise<Review> {
  mustHave(ctx, mayHide);
  return inTransaction(ctx, async (inside) => {
    await mustBeOn(inside);
    const review = await lockReview(inside, { id });
    if (!review) throw new Refusal('not_found');
    const standing = review.hidden_at ? 'hidden' : 'shown';
    const move = 'dismiss';
    if ((await settleReports(inside, id)) === 0) throw new Refusal('invalid_transition', { from: standing, move });
    await recordMove(inside, { subject: 'review', subjectId: id, move, from: standing, to: standing });
    return reviewFor(inside, id);
  });
}
