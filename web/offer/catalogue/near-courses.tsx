import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CourseCards, type InputOf } from './course-cards.tsx';
import { nearQuery, type FoundCourses } from './course-list.ts';
import { nearSearchOf, withoutFound } from './model/near-courses.ts';
import type { CoursesSearch } from './model/course-search.ts';

type NearCoursesProps = { search: CoursesSearch; found: FoundCourses; wishlistButton?: InputOf };

/** Beneath a search with few hits: what else the areas of these hits have. */
export function NearCourses({ search, found: { data, isPlaceholderData: isOld }, wishlistButton }: NearCoursesProps) {
  const t = useTexts('catalogue');
  const near = data && !isOld ? nearSearchOf(search, data) : null;
  const { data: read } = useQuery({ ...nearQuery(near), enabled: near !== null });
  const courses = near && read && data ? withoutFound(read.results, data.results) : [];

  if (courses.length === 0) return null;
  return (
    <>
      <h2>{t(near?.search.category ? 'near' : 'others')}</h2>
      <CourseCards courses={courses} wishlistButton={wishlistButton} isRow />
    </>
  );
}
