import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteWishlist, itemsToTakeAlong } from './store.ts';

export const wishlistData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'wishlist.json', rows: fromOne(() => itemsToTakeAlong(ctx, userId)) };
  },
  erase: (ctx, { userId }) => deleteWishlist(ctx, userId),
};
