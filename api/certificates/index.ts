export { certificatesRoutes } from './routes.ts';
