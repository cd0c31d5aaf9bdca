import { serve } from '#api/shared/serve.ts';

export const enrollmentsRoutes = serve.enrollments.router({});
