import { api } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { currentWishlist, setWishlist } from '#web/shared/wishlist/wishlist-ids.ts';

let changing: Promise<unknown> = Promise.resolve();

/** Anyone who counts waits for this change, which the server does not know of yet. */
export function countedAfter<Done>(change: Promise<Done>): Promise<Done> {
  changing = change.catch(() => undefined);
  return change;
}

/** Asks the server what one keeps: what was bought meanwhile has left the wishlist by itself. */
export async function countWishlist(options: { signal?: AbortSignal } = {}): Promise<void> {
  await changing;
  const before = currentWishlist();
  const { data } = await api().wishlist.retrieveWishlistIds({}, options);
  if (currentSession().status !== 'user') return;
  // The answer may be older than what was changed while it was on its way.
  if (currentWishlist() !== before) return countWishlist(options);
  setWishlist(data[0].course_ids);
}
