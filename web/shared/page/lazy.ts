import { lazy as lazyOnce, type ComponentType } from 'react';
import { isConnectionLost, onConnectionChange, setConnectionLost } from '../api/connection.ts';
import { isReachable } from '../api/reachable.ts';
import { MissingPart } from './missing-part.tsx';

/** A file that fails while the server answers is gone, as after an update of the site. */
const mostFailures = 3;
const waitMs = 500;

/** Code of the page is not there: its network was cut, or it is gone. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded.', { cause });
  }
}

/**
 * React's own `lazy` keeps a failure for good, and takes the whole page with it. Here a part that a cut network stopped loads
 * once the network is back. Where it cannot, since a browser never asks again for a file that another one needed in vain, the
 * part alone is missing.
 */
export const lazy: typeof lazyOnce = (load) =>
  lazyOnce(() =>
    untilLoaded(load).catch((error: unknown) => {
      console.warn(error);
      const missing: { default: ComponentType } = { default: MissingPart };
      return missing as Awaited<ReturnType<typeof load>>;
    }),
  );

/** Throws PartMissing once `load` has failed three times while the server was reachable. */
export async function untilLoaded<Part>(load: () => Promise<Part>, reaches = isReachable): Promise<Part> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (await reaches()) failures += 1;
      else await reconnection();
      if (failures === mostFailures) throw new PartMissing(error);
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
