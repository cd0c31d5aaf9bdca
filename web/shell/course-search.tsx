import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useTexts } from '#web/shared/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import styles from './course-search.module.css';

/** Enter or the icon replaces the route with Courses and passes the text [specification 2]; without script it is a plain form. */
export function CourseSearch({ label }: { label: string }) {
  const t = useTexts('shell');
  const navigate = useNavigate();

  return (
    <form
      action="/courses"
      role="search"
      aria-label={label}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const search = String(new FormData(form).get('search') ?? '').trim();
        form.reset();
        void navigate({ to: '/courses', search: search ? { search } : {}, replace: true });
      }}
    >
      <input type="search" name="search" aria-label={t('search_courses')} placeholder={t('search_courses')} />
      <button type="submit" className={iconButtonClass()} aria-label={t('search')}>
        <Icon of={Search} />
      </button>
    </form>
  );
}
