/** The parts of a course page for those who are signed in, in one file. */
export { OwnCourseAction } from '#web/learning/enrollments/own-course-action.tsx';
export { UnpaidCourse } from '#web/sales/orders/unpaid-course.tsx';
export { RequestFromCompany } from '#web/areas/training/requests/request-from-company.tsx';
