export { concludedEnrollment, type ConcludedEnrollment } from './concluded-enrollment.ts';
export { createEnrollment } from './create-enrollment.ts';
export { enrolledIn, enrollmentFor, enrollmentsFor, type HeldEnrollment } from './enrollment-for.ts';
export { openEnrollments, type PaidSeats } from './open-enrollments.ts';
export { reportProgress, type Progress, type Reported } from './report-progress.ts';
export { enrollmentsRoutes } from './routes.ts';
export { seatOf, type TakenSeat } from './seat-of.ts';
export { enrollmentData } from './personal-data.ts';
export { enrollmentIdsOf } from './enrollment-ids-of.ts';
