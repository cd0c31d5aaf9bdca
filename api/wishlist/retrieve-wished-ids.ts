import type { WishlistIds } from '#contract/wishlist/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { wishlistIds } from './store.ts';

/** Which courses one keeps, the latest saved first. Refuses `not_signed_in`. */
export async function retrieveWishlistIds(ctx: Ctx): Promise<WishlistIds> {
  return { course_ids: await wishlistIds(ctx, signedIn(ctx).userId) };
}
