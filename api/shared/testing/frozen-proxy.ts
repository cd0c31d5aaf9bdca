import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Between a client and PostgreSQL. While it is frozen, connections stay open and nothing passes. */
export async function openFrozenProxy(server: string) {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let frozen = false;
  const proxy = createServer((client) => {
    const upstream = connect(Number(port || 5_432), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      if (frozen) socket.pause();
    }
    client.on('data', (data) => upstream.write(data)).on('close', () => upstream.destroy());
    upstream.on('data', (data) => client.write(data)).on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address() as AddressInfo;
  return {
    url: Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(address.port) }).href,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
