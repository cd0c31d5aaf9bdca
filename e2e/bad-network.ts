import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Random } from '#fixtures/seeded-random.ts';

const saving = /\/api\/(attempts\/answer|contents\/progress|scorm-commits)$/;
/** `unanswered`: the server has stored it, and its answer is lost. */
const fates = ['arrives', 'arrives', 'arrives', 'arrives', 'arrives', 'arrives', 'lost', 'unanswered'] as const;

export type BadNetwork = {
  counts: Record<(typeof fates)[number] | 'cuts', number>;
  /** Cuts and restores the network while it runs, and loses some requests and answers in between. */
  during: <T>(run: () => Promise<T>) => Promise<T>;
};

/** Of a browser without service workers. `note` is called with each request that saves something. */
export async function badNetwork(
  context: BrowserContext,
  { random, note }: { random: Random; note: (request: Request) => void },
): Promise<BadNetwork> {
  const counts = { arrives: 0, lost: 0, unanswered: 0, cuts: 0 };
  const now = { isBad: false };
  await context.route(saving, async (route) => {
    note(route.request());
    const fate = now.isBad ? (fates[random.below(fates.length)] ?? 'arrives') : 'arrives';
    counts[fate] += 1;
    // The page may be gone meanwhile.
    await meets(route, fate).catch(() => undefined);
  });

  async function cutAndRestore(): Promise<void> {
    while (now.isBad) {
      await wait(300 + random.below(1_500));
      await context.setOffline(true);
      counts.cuts += 1;
      await wait(300 + random.below(2_000));
      await context.setOffline(false);
    }
  }

  async function during<T>(run: () => Promise<T>): Promise<T> {
    now.isBad = true;
    const cutting = cutAndRestore();
    try {
      return await run();
    } finally {
      now.isBad = false;
      await cutting;
    }
  }
  return { counts, during };
}

async function meets(route: Route, fate: (typeof fates)[number]): Promise<void> {
  if (fate === 'arrives') return route.continue();
  if (fate === 'unanswered') await route.fetch();
  await route.abort('connectionreset');
}
