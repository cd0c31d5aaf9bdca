import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { currentSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useWishlistIds } from '#web/areas/wishlist/wishlist-ids.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InviteToSave } from './invite-to-save.tsx';
import { useWishlist } from './use-wishlist.ts';
import styles from './wishlist-bookmark.module.css';

export type WishlistBookmarkProps = { course: { id: number; title: string }; wide?: boolean };

export function WishlistBookmark({ course, wide = false }: WishlistBookmarkProps) {
  const t = useTexts('wishlist');
  const { save, remove } = useWishlist();
  const stored = useWishlistIds()?.includes(course.id) ?? false;
  const [invites, setInvites] = useState(false);
  const press = () => {
    if (currentSession().status !== 'user') setInvites(true);
    else void (stored ? remove(course.id) : save(course.id));
  };

  return (
    <>
      <button
        type="button"
        className={wide ? styles.wide : styles.corner}
        aria-pressed={stored}
        aria-label={wide ? undefined : t('save_course', { title: course.title })}
        onClick={press}
      >
        <Icon of={Bookmark} />
        {wide && (stored ? t('saved') : t('save'))}
      </button>
      {invites && <InviteToSave course={course} onClose={() => setInvites(false)} />}
    </>
  );
}
