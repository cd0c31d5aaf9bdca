import { Refusal } from '#contract/refusals.ts';
import type { Wish } from '#contract/wishlist.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustHaveRoom } from './add-wish.ts';
import { deleteRemoved, queueToWish, restoreWishRow } from './store.ts';

const oneDayMs = 86_400_000;

function aDayAgo(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - oneDayMs);
}

/** Takes a removal back within the day. Refuses `not_signed_in`, `not_found`, `wishlist_full`. */
export function restoreWish(ctx: Ctx, { course_id: courseId }: { course_id: number }): Promise<Wish> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (inside) => {
    await queueToWish(inside, userId);
    await mustHaveRoom(inside, { userId, courseId });
    const restored = await restoreWishRow(inside, { userId, courseId, removedSince: aDayAgo(inside) });
    if (!restored) throw new Refusal('not_found');
    return { course_id: restored.course_id, saved_at: restored.saved_at.toISOString() };
  });
}

/** What can no longer be taken back needs not be known. */
export function forgetRemovedWishes(ctx: Ctx): Promise<void> {
  return deleteRemoved(ctx, aDayAgo(ctx));
}
