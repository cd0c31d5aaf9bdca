/** One chunk: what the course list hydrates after the courses. */
export { ActiveFilters } from './active-filters.tsx';
export { CourseFilters } from './course-filters.tsx';
export { NearCourses } from './near-courses.tsx';
export { NoCourses } from './no-courses.tsx';
