import type { Server } from 'node:http';

const lookEveryMs = 50;

export async function closeGently(server: Server, withinMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle when its answer is out, and keep-alive would hold it open.
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const cutting = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(looking);
  clearTimeout(cutting);
}
