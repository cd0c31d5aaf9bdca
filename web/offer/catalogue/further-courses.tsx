import { FurtherPages } from '#web/shared/lists/further-pages.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { CourseCards, type InputOf } from './course-cards.tsx';
import { coursesPerPage, coursesQuery } from './course-queries.ts';
import { linkIn } from './link-in.tsx';
import type { CoursesSearch } from './model/course-search.ts';

type FurtherCoursesProps = { search: CoursesSearch; total: number; wishlistButton: InputOf | undefined };

export function FurtherCourses({ search, total, wishlistButton }: FurtherCoursesProps) {
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
