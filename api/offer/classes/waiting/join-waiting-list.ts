import type { WaitingEntry } from '#contract/offer/classes/waiting.ts';
import { Refusal } from '#contract/refusals.ts';
import { takesWaiting } from '#contract/rules/seats.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockClass } from '../seats-store.ts';
import { findClasses } from '../store.ts';
import { presentEntry } from './present-entry.ts';
import { passSeatsOn } from './pass-seats-on.ts';
import { findEntry, insertEntry, isEnrolled } from './store.ts';

/**
 * Runs under the lock of the class, so that nobody waits for a seat that has just become free, or while being enrolled:
 * a new enrollment refers to the class, and so waits for this lock too.
 */
export async function joinWaitingList(ctx: Ctx, { class_id: classId }: { class_id: number }): Promise<WaitingEntry> {
  const { userId, personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockClass(tx, classId))) throw new Refusal('not_found');
    await passSeatsOn(tx, classId);
    const standing = await findEntry(tx, { userId, classId });
    if (standing) return presentEntry(standing);

    if (await isEnrolled(tx, { personId, classId })) throw new Refusal('already_enrolled');
    const [run] = await findClasses(tx, [classId]);
    if (!run || !takesWaiting(run, tx.now())) throw new Refusal('waiting_not_open');
    await insertEntry(tx, { userId, classId });
    const entry = await findEntry(tx, { userId, classId });
    if (!entry) throw new Error('The entry was inserted under the lock of its class.');
    return presentEntry(entry);
  });
}
