export { cartRoutes } from './routes.ts';
