import { serve } from 'srvx';
import { startApi } from '#api/app/start.ts';
import { readConfig } from '#api/shared/config.ts';

// The API in a process of its own, without pages: something to kill.
const config = readConfig();
const api = await startApi(config);
const server = serve({ fetch: api.answer, port: config.port, silent: true, gracefulShutdown: false });
await server.ready();
