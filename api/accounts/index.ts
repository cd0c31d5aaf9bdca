export { identify } from './identify.ts';
export { accountsRoutes } from './routes.ts';
