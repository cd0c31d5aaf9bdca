import { serve } from '#api/shared/serve.ts';

export const settingsRoutes = serve.settings.router({});
