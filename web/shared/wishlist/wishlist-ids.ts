import { useSyncExternalStore } from 'react';

/** The courses that the signed-in person keeps for later; web/wishlist finds them out, and null is not known yet. */
export type Wishlisted = readonly number[] | null;

let wishlisted: Wishlisted = null;
const listeners = new Set<() => void>();

export function currentWishlist(): Wishlisted {
  return wishlisted;
}

export function setPending(next: Wishlisted): void {
  wishlisted = next;
  for (const listener of listeners) listener();
}

export function useWishlistIds(): Wishlisted {
  return useSyncExternalStore(onWishlistChange, currentWishlist, () => null);
}

function onWishlistChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
