import { useQuery } from '@tanstack/react-query';
import { Part } from '#web/shared/ui/section.tsx';
import { CourseCards } from './course-cards.tsx';
import { someCoursesQuery } from './course-queries.ts';

const most = 3;

type RecommendedCoursesProps = { title: string; categories: readonly number[]; except: readonly number[] };

/** Popular courses of these areas that the learner does not have. Nothing where there are none. */
export function RecommendedCourses({ title, categories, except }: RecommendedCoursesProps) {
  const search = { category: [...new Set(categories)] };
  const query = someCoursesQuery(search, most + except.length);
  const { data } = useQuery({ ...query, enabled: categories.length > 0 });
  const courses = data?.results.filter(({ id }) => !except.includes(id)).slice(0, most) ?? [];

  if (courses.length === 0) return null;
  return (
    <Part title={title}>
      <CourseCards courses={courses} />
    </Part>
  );
}
