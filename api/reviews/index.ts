export { reviewData } from './personal-data.ts';
export { reportToTell } from './report-to-tell.ts';
export { reviewsRoutes } from './routes.ts';
