export { enrollmentsRoutes } from './routes.ts';
