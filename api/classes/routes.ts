import { serve } from '#api/shared/serve.ts';

export const classesRoutes = serve.classes.router({});
