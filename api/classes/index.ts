export { classesRoutes } from './routes.ts';
