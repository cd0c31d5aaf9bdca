import { randomUUID } from 'node:crypto';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { insertHandOver, type NewHandOver } from './store/hand-overs.ts';

/** Once per occasion; a job sends it after the commit. */
export function writeHandOver(ctx: Ctx, handOver: NewHandOver): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const id = await insertHandOver(tx, { ...handOver, idempotency_key: randomUUID() });
    if (id !== null) await emit(tx, 'hand_over_due', { hand_over_id: id });
  });
}
