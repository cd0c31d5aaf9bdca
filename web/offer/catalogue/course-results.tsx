import type { ReactNode } from 'react';
import { FromStart } from '#web/shared/lists/from-start.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { CourseCards, type InputOf } from './course-cards.tsx';
import type { FoundCourses } from './course-list.ts';
import { coursesPerPage, coursesQuery } from './course-queries.ts';
import styles from './course-results.module.css';
import { type CoursesSearch, readCoursesSearch } from './model/course-search.ts';
import { FurtherPages, type RangeLink } from '#web/shared/lists/further-pages.tsx';
import { Link } from '@tanstack/react-router';

type CourseResultsProps = {
  search: CoursesSearch;
  found: FoundCourses;
  wishlistButton?: InputOf;
  none: ReactNode;
};

export function CourseResults({ search, found, wishlistButton, none }: CourseResultsProps) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const errors = useTexts('errors');
  const { data, error, isPlaceholderData: isOld } = found;

  if (error) {
    return <NotLoaded query={found} title={t('failed')} text={errors('connection_failure')} />;
  }
  if (!data) return <SkeletonCards cards={coursesPerPage} label={t('loading')} />;
  if (data.results.length === 0) return none;
  return (
    <div className={styles.root} aria-busy={isOld} id="results">
      <h2>
        <Hidden>{t('results')}</Hidden>
      </h2>
      <FromStart range={search} link={linkIn(search)} />
      <CourseCards courses={data.results} eager={3} wishlistButton={wishlistButton} />
      <FurtherCourses search={search} total={data.total} wishlistButton={wishlistButton} />
      {data.results.some(({ price }) => price?.indicative) && <Caption>{site('indicative_note')}</Caption>}
    </div>
  );
}

type FurtherCoursesProps = { search: CoursesSearch; total: number; wishlistButton: InputOf | undefined };

function FurtherCourses({ search, total, wishlistButton }: FurtherCoursesProps) {
  const t = useTexts('catalogue');

  return (
    <FurtherPages
      range={search}
      total={total}
      perPage={coursesPerPage}
      query={(page) => coursesQuery(search, page)}
      render={({ results }) => <CourseCards courses={results} wishlistButton={wishlistButton} />}
      skeleton={<SkeletonCards cards={coursesPerPage} label={t('loading')} />}
      label={t('pages')}
      link={linkIn(search)}
    />
  );
}

/** Links to other pages of the same list. */
function linkIn({ page: _page, from_page: _from, ...search }: CoursesSearch): RangeLink {
  return (range, props) => <Link to="/courses" search={readCoursesSearch({ ...search, ...range })} {...props} />;
}
