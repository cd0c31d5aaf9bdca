import { createServer } from 'vite';

// The router's plugin writes web/app/route-tree.gen.ts when a server starts.
const server = await createServer({ server: { middlewareMode: true, watch: null, ws: false }, logLevel: 'error' });
await server.environments.client.pluginContainer.buildStart({});
await server.close();
