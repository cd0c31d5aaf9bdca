/** What the list of courses hydrates after the courses themselves: one file. */
export { ActiveFilters } from './active-filters.tsx';
export { CourseFilters } from './course-filters.tsx';
export { NoCourses } from './no-courses.tsx';
