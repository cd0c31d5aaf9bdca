import { Refusal } from '#contract/refusals.ts';
import type { Wish } from '#contract/wishlist.ts';
import { mostWishes } from '#contract/wishlist-values.ts';
import { readUser } from '#api/accounts/index.ts';
import { isCourseSold, pricesOf } from '#api/catalogue/index.ts';
import { mainCurrency } from '#api/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { priceFor } from './model/price-news.ts';
import { queueToWish, saveWish, wishedIds } from './store.ts';

/** Keeps a course for later. Refuses `not_signed_in`, `not_found`, `wishlist_full`. */
export function addWish(ctx: Ctx, { course_id: courseId }: { course_id: number }): Promise<Wish> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (inside) => {
    if (!(await isCourseSold(inside, courseId))) throw new Refusal('not_found');
    await queueToWish(inside, userId);
    await mustHaveRoom(inside, { userId, courseId });
    const { currency_id } = await readUser(inside, userId);
    const prices = (await pricesOf(inside, [courseId])).get(courseId) ?? [];
    const price = priceFor(prices, currency_id ?? (await mainCurrency(inside)).id);
    const { course_id, saved_at } = await saveWish(inside, { userId, courseId, price });
    return { course_id, saved_at: saved_at.toISOString() };
  });
}

/** Right only for whoever has queued. Refuses `wishlist_full`. */
export async function mustHaveRoom(
  ctx: Ctx,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> {
  const ids = await wishedIds(ctx, userId);
  if (ids.length >= mostWishes && !ids.includes(courseId)) throw new Refusal('wishlist_full', { most: mostWishes });
}
