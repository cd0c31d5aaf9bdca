import { useSyncExternalStore } from 'react';
import { makeStore } from '#web/shared/store.ts';

/** Courses on the wishlist of the signed-in person; null until web/areas/wishlist has loaded them. */
type Wishlisted = readonly number[] | null;

const wishlist = makeStore<Wishlisted>(null);

export const currentWishlist = wishlist.get;
export const setWishlist = wishlist.set;

export function useWishlistIds(): Wishlisted {
  return useSyncExternalStore(wishlist.subscribe, wishlist.get, () => null);
}
