import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { emit } from '#api/shared/events/events.ts';
import { lockClass } from '../seats-store.ts';
import { leaveList } from './leave-waiting-list.ts';
import { standingEntry } from './persons-store.ts';

export function removeWaitingPerson(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, 'classes.edit');
  return inTransaction(ctx, async (tx) => {
    const seen = await standingEntry(tx, id);
    if (seen) await lockClass(tx, seen.class_id);
    // It may have ended before the lock.
    const entry = seen && (await standingEntry(tx, id));
    if (!entry) throw new Refusal('not_found');
    await leaveList(tx, entry);
    await emit(tx, 'waiting_ended', { waiting_entry_id: id, why: 'removed' });
    return { id };
  });
}
