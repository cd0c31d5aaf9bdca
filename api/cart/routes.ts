import { serve } from '#api/shared/serve.ts';

export const cartRoutes = serve.cart.router({});
