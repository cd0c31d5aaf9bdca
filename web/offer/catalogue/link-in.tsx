import { Link } from '@tanstack/react-router';
import type { RangeLink } from '#web/shared/lists/further-pages.tsx';
import { readCoursesSearch, type CoursesSearch } from './model/course-search.ts';

/** Links to other pages of the same list. */
export function linkIn({ page: _page, from_page: _from, ...search }: CoursesSearch): RangeLink {
  return (range, props) => <Link to="/courses" search={readCoursesSearch({ ...search, ...range })} {...props} />;
}
