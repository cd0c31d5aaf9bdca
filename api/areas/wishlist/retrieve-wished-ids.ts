import type { WishlistIds } from '#contract/areas/wishlist/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { wishlistIds } from './store.ts';

export async function retrieveWishlistIds(ctx: Ctx): Promise<WishlistIds> {
  return { course_ids: await wishlistIds(ctx, signedIn(ctx).userId) };
}
