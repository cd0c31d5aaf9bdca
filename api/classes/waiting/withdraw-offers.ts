import type { Ctx } from '#api/shared/context.ts';
import { moveEntry } from './move-entry.ts';
import { standingOffers } from './store.ts';

/** A class that takes no orders any more offers nothing; who was offered a seat waits again, at the same place [domain 4.2]. */
export async function withdrawOffers(ctx: Ctx, classId: number): Promise<void> {
  for (const entry of await standingOffers(ctx, classId)) await moveEntry(ctx, entry, 'withdraw');
}
