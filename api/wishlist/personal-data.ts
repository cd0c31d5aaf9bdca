import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteWishes, wishesToTakeAlong } from './store.ts';

/** What somebody kept for later. Nothing of it stays. */
export const wishlistData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'wishlist.json', rows: fromOne(() => wishesToTakeAlong(ctx, userId)) };
  },
  erase: (ctx, { userId }) => deleteWishes(ctx, userId),
};
