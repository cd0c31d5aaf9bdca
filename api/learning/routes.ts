import { serve } from '#api/shared/serve.ts';

export const learningRoutes = serve.learning.router({});
