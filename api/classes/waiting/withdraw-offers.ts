import type { Ctx } from '#api/shared/context.ts';
import { moveEntries } from './move-entry.ts';
import { standingOffers } from './store.ts';

/** A class that takes no orders any more offers nothing; who was offered a seat waits again, at the same place [domain 4.2]. */
export async function withdrawOffers(ctx: Ctx, classId: number): Promise<void> {
  const offers = await standingOffers(ctx, classId);
  await moveEntries(ctx, { from: 'offered', ids: offers.map(({ id }) => id) }, 'withdraw');
}
