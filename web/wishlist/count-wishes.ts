import { api } from '#web/shared/api.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { setWished } from '#web/shared/wishes.ts';

/** Asks the server what one keeps: what was bought meanwhile has left the wishlist by itself. */
export async function countWishes(): Promise<void> {
  const { data } = await api().wishlist.retrieveWishedIds({});
  if (currentSession().status === 'user') setWished(data[0].course_ids);
}
