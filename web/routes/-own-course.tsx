/** The parts of a course page for those who are signed in, in one file. */
export { OwnCourseAction } from '#web/enrollments/own-course-action.tsx';
export { UnpaidCourse } from '#web/orders/unpaid-course.tsx';
export { RequestFromCompany } from '#web/training/requests/request-from-company.tsx';
