import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api, queries } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { currentWishlist, setWishlist } from '#web/areas/wishlist/wishlist-ids.ts';
import { countedAfter, countWishlist } from './count-wishlist.ts';
import { notifyOtherTabs } from './tab-news.ts';

export function useWishlist() {
  const t = useTexts('wishlist');
  const router = useRouter();
  const client = useQueryClient();

  async function change(next: readonly number[], send: () => Promise<unknown>): Promise<boolean> {
    const before = currentWishlist();
    setWishlist(next);
    try {
      await countedAfter(send());
      notifyOtherTabs();
      // A list that was loading meanwhile may lack this course.
      if (before === null) await countWishlist();
      return true;
    } catch (error) {
      if (currentWishlist() === next) setWishlist(before);
      const messages = sentencesOf(error).map(({ message }) => message);
      notify({ kind: 'error', messages: messages.length > 0 ? messages : t('not_changed') });
      return false;
    }
  }

  async function save(course_id: number): Promise<void> {
    const saved = await change([course_id, ...without(course_id)], () =>
      api().wishlist.addToWishlist({ data: [{ course_id }] }),
    );
    const see = { label: t('see'), onPress: () => void router.navigate({ to: '/wishlist' }) };
    if (saved) notify({ kind: 'success', messages: t('was_saved'), action: see });
  }

  async function remove(course_id: number): Promise<void> {
    if (!(await takeOut(course_id))) return;
    const undo = { label: t('undo'), onPress: () => void restore(course_id) };
    notify({ kind: 'success', messages: t('was_removed'), action: undo });
  }

  function takeOut(course_id: number): Promise<boolean> {
    return change(without(course_id), () => api().wishlist.removeFromWishlist({ data: [{ course_id }] }));
  }

  async function restore(course_id: number): Promise<void> {
    const restored = await change([...without(course_id), course_id], () =>
      api().wishlist.restoreToWishlist({ data: [{ course_id }] }),
    );
    // The list may have been loaded while the course was missing.
    if (restored) await client.invalidateQueries({ queryKey: queries().wishlist.retrieveWishlist.key() });
  }

  return { save, remove, takeOut };
}

function without(courseId: number): readonly number[] {
  return (currentWishlist() ?? []).filter((id) => id !== courseId);
}
