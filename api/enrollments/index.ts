export { concludedEnrollment, type ConcludedEnrollment } from './concluded-enrollment.ts';
export { enrollmentsRoutes } from './routes.ts';
