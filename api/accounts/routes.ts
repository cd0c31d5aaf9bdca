import { serve } from '#api/shared/serve.ts';

export const accountsRoutes = serve.accounts.router({});
