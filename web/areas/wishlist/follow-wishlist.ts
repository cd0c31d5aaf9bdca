import type { QueryClient } from '@tanstack/react-query';
import { api, queries } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { currentSession, onSessionChange } from '#web/shared/session/session-store.ts';
import { loadTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { setWishlist } from '#web/areas/wishlist/wishlist-ids.ts';
import { countWishlist } from './count-wishlist.ts';
import { takePendingItem } from './pending-item.ts';
import { listenToOtherTabs, notifyOtherTabs } from './tab-news.ts';

/** At sign-in counts, and saves the course that the guest wanted; at sign-out empties the wishlist. */
export function followWishlist(client: QueryClient): void {
  let userId: number | undefined;
  let over = new AbortController();

  function follow(): void {
    const session = currentSession();
    const id = session.status === 'user' ? session.user.id : undefined;
    if (id === userId) return;
    userId = id;
    over.abort();
    over = new AbortController();
    setWishlist(null);
    if (id !== undefined) run(enter);
  }

  /** Aborted with the session: a call under way would be refused. */
  function run(task: (client: QueryClient, signal: AbortSignal) => Promise<void>): void {
    const { signal } = over;
    task(client, signal).catch((error: unknown) => {
      if (!signal.aborted) console.warn(error);
    });
  }

  onSessionChange(follow);
  listenToOtherTabs(() => {
    if (userId !== undefined) run(refresh);
  });
  follow();
}

async function enter(client: QueryClient, signal: AbortSignal): Promise<void> {
  const pending = takePendingItem();
  if (pending === null) return countWishlist({ signal });
  await savePending(pending);
  await refresh(client, signal);
}

async function refresh(client: QueryClient, signal: AbortSignal): Promise<void> {
  await countWishlist({ signal });
  await client.invalidateQueries({ queryKey: queries().wishlist.retrieveWishlist.key() });
}

async function savePending(course_id: number): Promise<void> {
  const texts = await loadTexts(currentVisitor().locale, ['first', 'wishlist']);
  try {
    await api().wishlist.addToWishlist({ data: [{ course_id }] });
    notifyOtherTabs();
    notify({ kind: 'success', messages: texts.wishlist.saved_after });
  } catch (error) {
    const messages = sentencesOf(error).map(({ message }) => message);
    notify({ kind: 'error', messages: messages.length > 0 ? messages : texts.wishlist.not_changed });
  }
}
