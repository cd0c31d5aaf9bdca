import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { undrawnPictureIds } from './shown-store.ts';

const patienceMs = dayMs;

/** The queue gives a picture up after a dozen attempts, for example after repeated crashes. */
export function scheduleUndrawnPictures(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const ids = await undrawnPictureIds(tx, new Date(ctx.now().getTime() - patienceMs));
    for (const picture_id of ids) await emit(tx, 'picture_shown', { picture_id });
  });
}
