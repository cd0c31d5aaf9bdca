export { coverRoutes } from './cover-routes.ts';
export { courseForSale, coursesInBrief, isCourse, type CourseBrief } from './courses-in-brief.ts';
export { createCategory } from './create-category.ts';
export { createCourse } from './create-course.ts';
export { createPartner } from './create-partner.ts';
export { coverUrl } from './model/cover-address.ts';
export { catalogueRoutes } from './routes.ts';
