import { serve } from '#api/shared/serve.ts';

export const ordersRoutes = serve.orders.router({});
