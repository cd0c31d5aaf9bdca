import { serve } from '#api/shared/serve.ts';

export const certificatesRoutes = serve.certificates.router({});
