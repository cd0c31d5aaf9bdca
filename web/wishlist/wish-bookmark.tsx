import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { currentSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { useWished } from '#web/shared/wishes.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InviteToSave } from './invite-to-save.tsx';
import { useWishes } from './use-wishes.ts';
import styles from './wish-bookmark.module.css';

export type WishBookmarkProps = { course: { id: number; title: string }; wide?: boolean };

/** A button that is pressed while the course is kept. Guests are asked to sign in first. */
export function WishBookmark({ course, wide = false }: WishBookmarkProps) {
  const t = useTexts('wishlist');
  const { save, remove } = useWishes();
  const kept = useWished()?.includes(course.id) ?? false;
  const [invites, setInvites] = useState(false);
  const press = () => {
    if (currentSession().status !== 'user') setInvites(true);
    else void (kept ? remove(course.id) : save(course.id));
  };

  return (
    <>
      <button
        type="button"
        className={wide ? styles.wide : styles.corner}
        aria-pressed={kept}
        // In words it is its own name, and stands below the course's.
        aria-label={wide ? undefined : t('save_course', { title: course.title })}
        onClick={press}
      >
        <Icon of={Bookmark} />
        {wide && (kept ? t('saved') : t('save'))}
      </button>
      {invites && <InviteToSave course={course} onClose={() => setInvites(false)} />}
    </>
  );
}
