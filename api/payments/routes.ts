import { serve } from '#api/shared/serve.ts';

export const paymentsRoutes = serve.payments.router({});
