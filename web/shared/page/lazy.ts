import { lazy as lazyOnce } from 'react';
import { isConnectionLost, onConnectionChange, setConnectionLost } from '../api/connection.ts';
import { isReachable } from '../api/reachable.ts';

/** A file that fails while the server answers is gone, as after an update of the site. */
const mostFailures = 3;
const waitMs = 500;

/** React's own `lazy` keeps a failure for good. Here a part that a cut network stopped loads once the network is back. */
export const lazy: typeof lazyOnce = (load) => lazyOnce(() => untilLoaded(load));

/** Throws the last failure of `load` once it has failed three times while the server was reachable. */
export async function untilLoaded<Part>(load: () => Promise<Part>, reaches = isReachable): Promise<Part> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (await reaches()) failures += 1;
      else await reconnection();
      if (failures === mostFailures) throw error;
      await new Promise((later) => setTimeout(later, waitMs));
    }
  }
}

function reconnection(): Promise<void> {
  setConnectionLost(true);
  return new Promise((resolve) => {
    const stop = onConnectionChange(() => {
      if (isConnectionLost()) return;
      stop();
      resolve();
    });
  });
}
