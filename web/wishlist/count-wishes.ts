import { api } from '#web/shared/api.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { currentWished, setWished } from '#web/shared/wishes.ts';

let changing: Promise<unknown> = Promise.resolve();

/** Whoever counts waits for this change, which the server does not know of yet. */
export function countedAfter<Done>(change: Promise<Done>): Promise<Done> {
  changing = change.catch(() => undefined);
  return change;
}

/** Asks the server what one keeps: what was bought meanwhile has left the wishlist by itself. */
export async function countWishes(options: { signal?: AbortSignal } = {}): Promise<void> {
  await changing;
  const before = currentWished();
  const { data } = await api().wishlist.retrieveWishedIds({}, options);
  if (currentSession().status !== 'user') return;
  // The answer may be older than what was changed while it was on its way.
  if (currentWished() !== before) return countWishes(options);
  setWished(data[0].course_ids);
}
