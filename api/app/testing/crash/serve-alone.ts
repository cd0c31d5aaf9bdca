import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { serve } from 'srvx';
import { startApi } from '#api/app/start.ts';
import { closeGently } from '#api/shared/http/close-gently.ts';
import { readConfig } from '#api/shared/config/config.ts';
import { stopOnSignal } from '#api/shared/config/stop-on-signal.ts';

// The API in its own process without pages, for tests that stop or kill it.
const config = readConfig();
const api = await startApi(config);
const server = serve({ fetch: api.answer, port: config.port, silent: true, gracefulShutdown: false });
await server.ready();
// A killed process does not write its compile cache.
flushCompileCache();

const http = server.node?.server as Server;
stopOnSignal({
  steps: [
    () => {
      const closing = closeGently(http, 10_000);
      api.endStreams();
      return closing;
    },
    api.stop,
  ],
  withinMs: 25_000,
});
