import { serve } from '#api/shared/serve.ts';

export const catalogueRoutes = serve.catalogue.router({});
