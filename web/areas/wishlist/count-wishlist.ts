import { api } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { currentWishlist, setWishlist } from '#web/areas/wishlist/wishlist-ids.ts';

let changing: Promise<unknown> = Promise.resolve();

/** Later counts wait for this change, which the server does not know yet. */
export function countedAfter<Done>(change: Promise<Done>): Promise<Done> {
  changing = change.catch(() => undefined);
  return change;
}

/** Bought courses leave the wishlist on the server, so the count is fetched. */
export async function countWishlist(options: { signal?: AbortSignal } = {}): Promise<void> {
  await changing;
  const before = currentWishlist();
  const { data } = await api().wishlist.retrieveWishlistIds({}, options);
  if (currentSession().status !== 'user') return;
  // The answer may be older than a change made meanwhile.
  if (currentWishlist() !== before) return countWishlist(options);
  setWishlist(data[0].course_ids);
}
