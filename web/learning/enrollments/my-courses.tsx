import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { NotLoaded, type FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { Tabs } from '#web/shared/ui/tabs.tsx';
import { courseGroups, byGroup, type CourseGroup } from './model/my-courses.ts';
import { MyCourse } from './my-course.tsx';
import styles from './my-courses.module.css';

type MyCoursesProps = {
  enrollments: readonly Enrollment[];
  now: Date;
  /** What waits, above the courses. */
  waiting: ReactNode;
};

export function MyCourses({ enrollments, now, waiting }: MyCoursesProps) {
  const t = useTexts('my_courses');
  const groups = byGroup(enrollments, now);
  const filled = courseGroups.filter((group) => groups[group].length > 0);

  return (
    <Stack>
      <h1>{t('title')}</h1>
      {waiting}
      {filled.length === 0 ? (
        <NoCourses />
      ) : (
        <Tabs
          label={t('state')}
          tabs={filled.map((group) => ({
            id: group,
            title: t(`tab_${group}`, { count: groups[group].length }),
            content: <Group group={group} enrollments={groups[group]} now={now} />,
          }))}
        />
      )}
    </Stack>
  );
}

/** The course to go on with, on the start page of the person's area. */
export function CourseInHand({ enrollments, now }: { enrollments: readonly Enrollment[]; now: Date }) {
  const t = useTexts('my_courses');
  const [first] = byGroup(enrollments, now).current;

  if (!first) return null;
  return (
    <section aria-label={t('go_on')}>
      <Stack>
        <h2>{t('go_on')}</h2>
        <Group group="current" enrollments={[first]} now={now} />
      </Stack>
    </section>
  );
}

export function MyCoursesOnTheirWay({ query }: { query: FailingQuery }) {
  const t = useTexts('my_courses');

  return (
    <Stack>
      <h1>{t('title')}</h1>
      {query.error ? (
        <NotLoaded query={query} title={t('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <SkeletonRows rows={3} label={t('loading')} />
      )}
    </Stack>
  );
}

type GroupProps = { group: CourseGroup; enrollments: readonly Enrollment[]; now: Date };

function Group({ group, enrollments, now }: GroupProps) {
  return (
    <ul className={styles.list}>
      {enrollments.map((enrollment) => (
        <MyCourse key={enrollment.id} enrollment={enrollment} group={group} now={now} />
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
