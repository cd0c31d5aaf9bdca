import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { undrawnPictureIds } from './shown-store.ts';

const patienceMs = 86_400_000;

/**
 * Asks again for the pictures that are shown for more than a day and are not drawn: the queue gives one up after a dozen
 * tries, and servers may have been killed that often.
 */
export function scheduleUndrawnPictures(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const ids = await undrawnPictureIds(tx, new Date(ctx.now().getTime() - patienceMs));
    for (const picture_id of ids) await emit(tx, 'picture_shown', { picture_id });
  });
}
