import type { Server } from 'node:http';
import { Server as Sockets } from 'node:net';

const lookEveryMs = 50;
/** A proxy may be sending a request on an idle connection; afterwards it knows that this process is going. */
const idleForMs = 1_000;

/** Takes no new connection, answers `Connection: close` on the existing ones, and cuts what is left after `withinMs`. */
export async function closeGently(server: Server, withinMs: number): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_, response) => void response.setHeader('connection', 'close'));
  // The method of an HTTP server would cut idle connections at once.
  const closed = new Promise<void>((resolve) => Sockets.prototype.close.call(server, () => resolve()));
  const until = performance.now() + Math.min(idleForMs, withinMs);
  const looking = setInterval(() => {
    if (performance.now() >= until) server.closeIdleConnections();
  }, lookEveryMs);
  const cutting = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(looking);
  clearTimeout(cutting);
}
