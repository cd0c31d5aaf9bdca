import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { ShareLinks } from '#web/shared/page/share-links.tsx';
import { useInView } from '#web/shared/page/use-in-view.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { CoursePart } from '../course-body.tsx';
import { CourseCards } from '../course-cards.tsx';
import { someCoursesQuery } from '../course-queries.ts';
import styles from './details.module.css';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';

type CourseDetailsProps = { course: Pick<CourseDetail, 'id' | 'title' | 'category'> };

const mostRelated = 3;

/** Loaded when it comes into view. */
export function CourseDetails({ course }: CourseDetailsProps) {
  const t = useTexts('course_tail');
  const { place, isInView } = useInView();

  return (
    <div ref={place}>
      {isInView && (
        <div className={styles.root}>
          <CoursePart title={t('share')}>
            <ShareLinks key={course.id} path={`/courses/${course.id}`} title={course.title} />
          </CoursePart>
          {course.category && <Related to={course.id} category={course.category.id} />}
        </div>
      )}
    </div>
  );
}

function Related({ to, category }: { to: number; category: number }) {
  const t = useTexts('course_tail');
  const match = useQuery(someCoursesQuery({ category: [category] }, mostRelated + 1));
  const { data, isError } = match;

  const others = data?.results.filter(({ id }) => id !== to).slice(0, mostRelated);
  if (others?.length === 0) return null;
  return (
    <CoursePart title={t('related')}>
      {others && <CourseCards courses={others} isRow />}
      {!others && !isError && <SkeletonCards cards={mostRelated} isRow label={t('loading')} />}
      {!others && isError && <NotLoaded query={match} level={3} title={t('failed')} text={t('failed_text')} />}
    </CoursePart>
  );
}
