import type { Server } from 'node:http';

const lookEveryMs = 50;

/**
 * Takes no more connections, closes those that are idle, and lets requests under way end, for so long; then they are cut.
 */
export async function closeGently(server: Server, withinMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection is idle only once its answer is out, and would then be kept open for the next.
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const cutting = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(looking);
  clearTimeout(cutting);
}
