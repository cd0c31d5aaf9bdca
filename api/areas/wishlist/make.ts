import type { WishlistItem } from '#contract/areas/wishlist/calls.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { addToWishlist } from './add-to-wishlist.ts';

export async function makeWishlistItem(ctx: Ctx, course_id?: number): Promise<WishlistItem> {
  return addToWishlist(ctx, { course_id: course_id ?? (await makeCourse(ctx)).id });
}
