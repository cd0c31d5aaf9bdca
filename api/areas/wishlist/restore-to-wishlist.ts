import { Refusal } from '#contract/refusals.ts';
import type { WishlistItem } from '#contract/areas/wishlist/calls.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireRoom } from './add-to-wishlist.ts';
import { deleteRemoved, queueForItem, restoreItemRow } from './store.ts';

function aDayAgo(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - dayMs);
}

export function restoreToWishlist(ctx: Ctx, { course_id: courseId }: { course_id: number }): Promise<WishlistItem> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await queueForItem(tx, userId);
    await requireRoom(tx, { userId, courseId });
    const restored = await restoreItemRow(tx, { userId, courseId, removedSince: aDayAgo(tx) });
    if (!restored) throw new Refusal('not_found');
    return { course_id: restored.course_id, saved_at: restored.saved_at.toISOString() };
  });
}

export function purgeRemovedItems(ctx: Ctx): Promise<void> {
  return deleteRemoved(ctx, aDayAgo(ctx));
}
