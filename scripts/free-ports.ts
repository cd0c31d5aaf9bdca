import { createServer } from 'node:net';

/** Below the system's ephemeral ports, so that no connection takes one in between. */
const [lowest, highest] = [10_000, 32_000];

export async function findFreePorts(count: number): Promise<number> {
  const first = lowest + Math.floor(Math.random() * (highest - lowest - count));
  const ports = Array.from({ length: count }, (_, place) => first + place);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? first : findFreePorts(count);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
