import { lockClass } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { refreshRates } from './refresh-rates.ts';

/** After a lesson was given, and before the class gets its outcomes. */
export function refreshClassRates(ctx: Ctx, classId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockClass(tx, classId);
    await refreshRates(tx, { classId });
  });
}
