import type { Review } from '#contract/reviews.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustBeOn } from './must-be-on.ts';
import { reviewFor } from './present.ts';
import { lockReview, setReview } from './store.ts';
import { mayReply } from './viewer.ts';

type Reply = { id: number; text: string | null };

/** Refuses `not_signed_in`, `not_allowed`, `reviews_off`, `not_found`. */
export function replyToReview(ctx: Ctx, { id, text }: Reply): Promise<Review> {
  mustHave(ctx, mayReply);
  return inTransaction(ctx, async (inside) => {
    await mustBeOn(inside);
    await lockReview(inside, { id });
    const review = await reviewFor(inside, id);
    if (!review.may_reply) throw new Refusal('not_allowed');
    await setReview(inside, id, { reply: text, replied_at: text === null ? null : inside.now() });
    return reviewFor(inside, id);
  });
}
