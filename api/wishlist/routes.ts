import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { addWish } from './add-wish.ts';
import { removeWish } from './remove-wish.ts';
import { restoreWish } from './restore-wish.ts';
import { retrieveWishedIds } from './retrieve-wished-ids.ts';
import { retrieveWishlist } from './retrieve-wishlist.ts';

const { wishlist } = serve;

export const wishlistRoutes = wishlist.router({
  retrieveWishlist: wishlist.retrieveWishlist.handler(async ({ context, input }) =>
    answer(await retrieveWishlist(context, askOf(input)), input),
  ),
  retrieveWishedIds: wishlist.retrieveWishedIds.handler(async ({ context }) => done(await retrieveWishedIds(context))),
  addWish: wishlist.addWish.handler(async ({ context, input }) => done(await addWish(context, input.data[0]))),
  removeWish: wishlist.removeWish.handler(async ({ context, input }) => done(await removeWish(context, input.data[0]))),
  restoreWish: wishlist.restoreWish.handler(async ({ context, input }) =>
    done(await restoreWish(context, input.data[0])),
  ),
});
