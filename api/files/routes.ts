import { serve } from '#api/shared/serve.ts';

export const filesRoutes = serve.files.router({});
