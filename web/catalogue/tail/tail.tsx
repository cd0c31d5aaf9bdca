import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/shared/texts.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { CoursePart } from '../course-body.tsx';
import { CourseCards } from '../course-cards.tsx';
import { relatedCoursesQuery } from '../course-queries.ts';
import { ShareCourse } from './share-course.tsx';
import styles from './tail.module.css';
import type { CourseTailProps } from './course-tail.ts';

const mostRelated = 3;

export function Tail({ course }: CourseTailProps) {
  return (
    <div className={styles.root}>
      <ShareCourse key={course.id} id={course.id} title={course.title} />
      {course.category && <Related to={course.id} category={course.category.id} />}
    </div>
  );
}

/** Others of the same area, those first that start first. */
function Related({ to, category }: { to: number; category: number }) {
  const t = useTexts('course_tail');
  const site = useTexts('site');
  const { data, isError, refetch, isFetching } = useQuery(relatedCoursesQuery(category, mostRelated + 1));

  const others = data?.results.filter(({ id }) => id !== to).slice(0, mostRelated);
  if (others?.length === 0) return null;
  return (
    <CoursePart title={t('related')}>
      {others && <CourseCards courses={others} />}
      {!others && !isError && <SkeletonCards cards={mostRelated} label={t('loading')} />}
      {!others && isError && (
        <ErrorState
          level={3}
          title={t('failed')}
          retryLabel={site('retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {t('failed_text')}
        </ErrorState>
      )}
    </CoursePart>
  );
}
