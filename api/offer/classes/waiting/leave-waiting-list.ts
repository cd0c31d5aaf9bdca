import type { WaitingStatus } from '#contract/offer/classes/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockClass, readSeatsBesides } from '../seats-store.ts';
import { moveEntry } from './move-entry.ts';
import { passSeatsOn } from './pass-seats-on.ts';
import { findEntry } from './store.ts';

export async function leaveWaitingList(ctx: Ctx, { class_id }: { class_id: number }): Promise<{ class_id: number }> {
  await stopWaiting(ctx, { userId: signedIn(ctx).userId, classId: class_id });
  return { class_id };
}

/** Idempotent; an offered seat goes to the next entry. */
export function stopWaiting(ctx: Ctx, own: { userId: number; classId: number }): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockClass(tx, own.classId);
    const entry = await findEntry(tx, own);
    if (entry) await leaveList(tx, entry);
  });
}

type Standing = { id: number; class_id: number; status: WaitingStatus };

/** Behind the lock of the class. */
export async function leaveList(tx: Ctx, entry: Standing): Promise<void> {
  const others = await readSeatsBesides(tx, entry.class_id, { waiting_entry_id: entry.id });
  await moveEntry(tx, entry, 'leave');
  if (entry.status !== 'offered') return;
  await passSeatsOn(tx, entry.class_id, { ...others, taken: others.taken + 1 });
}
