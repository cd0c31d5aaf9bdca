import { Link } from '@tanstack/react-router';
import type { Enrollment } from '#contract/enrollments.ts';
import { useTexts } from '#web/shared/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Tabs } from '#web/shared/ui/tabs.tsx';
import { courseShelves, shelved, type CourseShelf } from './model/my-courses.ts';
import { MyCourse } from './my-course.tsx';
import styles from './my-courses.module.css';

/** The courses one follows, those that begin, and those one has concluded. */
export function MyCourses({ enrollments, now }: { enrollments: readonly Enrollment[]; now: Date }) {
  const t = useTexts('my_courses');
  const shelves = shelved(enrollments, now);
  const filled = courseShelves.filter((shelf) => shelves[shelf].length > 0);

  return (
    <Stack>
      <h1>{t('title')}</h1>
      {filled.length === 0 ? (
        <NoCourses />
      ) : (
        <Tabs
          label={t('state')}
          tabs={filled.map((shelf) => ({
            id: shelf,
            title: t(`tab_${shelf}`, { count: shelves[shelf].length }),
            content: <Shelf shelf={shelf} enrollments={shelves[shelf]} />,
          }))}
        />
      )}
    </Stack>
  );
}

function Shelf({ shelf, enrollments }: { shelf: CourseShelf; enrollments: readonly Enrollment[] }) {
  return (
    <ul className={styles.list}>
      {enrollments.map((enrollment) => (
        <MyCourse key={enrollment.id} enrollment={enrollment} shelf={shelf} />
      ))}
    </ul>
  );
}

function NoCourses() {
  const t = useTexts('my_courses');

  return (
    <EmptyState
      panel
      title={t('empty')}
      actions={
        <Link className={buttonClass()} to="/courses">
          {t('see_courses')}
        </Link>
      }
    >
      {t('empty_words')}
    </EmptyState>
  );
}
