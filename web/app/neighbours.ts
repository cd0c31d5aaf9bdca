import type { Ctx } from '#api/shared/context.ts';

type Neighbour = { close: () => Promise<void> };

/** The other servers of this process, each on its own port: foreign content, and the sandbox of the gateway. */
export async function startNeighbours(_ctx: Ctx): Promise<Neighbour> {
  const started: Neighbour[] = [];
  return { close: async () => void (await Promise.all(started.map(({ close }) => close()))) };
}
