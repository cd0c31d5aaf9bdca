import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sentencesOf } from '#web/shared/api-error.ts';
import { useTexts } from '#web/shared/texts.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { Pagination, type PageLinkProps } from '#web/shared/ui/pagination.tsx';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { CourseCards, type WishOf } from './course-cards.tsx';
import type { FoundCourses } from './course-list.ts';
import { coursesPerPage } from './course-queries.ts';
import styles from './course-results.module.css';
import { readCoursesSearch, type CoursesSearch } from './model/course-search.ts';

type CourseResultsProps = {
  search: CoursesSearch;
  found: FoundCourses;
  wish?: WishOf;
  /** For whom nothing is found. */
  none: ReactNode;
};

export function CourseResults({ search, found, wish, none }: CourseResultsProps) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const { data, error, isPlaceholderData: isOld, refetch, isFetching } = found;

  if (error) {
    return (
      <ErrorState title={t('failed')} retryLabel={site('retry')} onRetry={() => void refetch()} retrying={isFetching}>
        <p>{sentencesOf(error)[0]?.message ?? t('failed_text')}</p>
      </ErrorState>
    );
  }
  if (!data) return <SkeletonCards cards={coursesPerPage} label={t('loading')} />;
  if (data.results.length === 0) return none;
  return (
    <div className={styles.root} aria-busy={isOld} id="results">
      <h2>
        <Hidden>{t('results')}</Hidden>
      </h2>
      <CourseCards courses={data.results} eager={3} wish={wish} />
      {data.results.some(({ price }) => price?.indicative) && <Caption>{site('indicative_note')}</Caption>}
      <Pages search={search} total={data.total} />
    </div>
  );
}

function Pages({ search, total }: { search: CoursesSearch; total: number }) {
  const t = useTexts('catalogue');
  const link = (page: number, props: PageLinkProps): ReactNode => (
    <Link to="/courses" search={readCoursesSearch({ ...search, page })} {...props} />
  );

  return (
    <Pagination
      page={search.page ?? 1}
      pages={Math.ceil(total / coursesPerPage)}
      label={t('pages')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(page) => t('page', { page })}
      link={link}
    />
  );
}
