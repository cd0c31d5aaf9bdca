import { Refusal } from '#contract/refusals.ts';
import type { WishlistItem } from '#contract/areas/wishlist/calls.ts';
import { maxWishlistItems } from '#contract/areas/wishlist/values.ts';
import { readUser } from '#api/people/identity/index.ts';
import { isCourseSold, pricesOf } from '#api/offer/catalogue/index.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { priceFor } from './model/price-news.ts';
import { queueForItem, saveItem, wishlistIds } from './store.ts';

export function addToWishlist(ctx: Ctx, { course_id: courseId }: { course_id: number }): Promise<WishlistItem> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await isCourseSold(tx, courseId))) throw new Refusal('not_found');
    await queueForItem(tx, userId);
    await requireRoom(tx, { userId, courseId });
    const { currency_id } = await readUser(tx, userId);
    const prices = (await pricesOf(tx, [courseId])).get(courseId) ?? [];
    const price = priceFor(prices, currency_id ?? (await mainCurrencyId(tx)));
    const { course_id, saved_at } = await saveItem(tx, { userId, courseId, price });
    return { course_id, saved_at: saved_at.toISOString() };
  });
}

/** Call it under the lock of `queueForItem`. Refuses `wishlist_full`. */
export async function requireRoom(ctx: Ctx, { userId, courseId }: { userId: number; courseId: number }): Promise<void> {
  const ids = await wishlistIds(ctx, userId);
  if (ids.length >= maxWishlistItems && !ids.includes(courseId))
    throw new Refusal('wishlist_full', { most: maxWishlistItems });
}
