import { readRefund } from '#api/sales/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { issueCreditNote } from './index.ts';
import { documentsOf } from './store/documents.ts';

/** Fiscal documents are in Portuguese. Within the days to withdraw, a buyer gives no reason. */
const withdrawalReason = 'Desistência dentro do prazo';

/** The credit note of a refund, once. An order that was paid before this site issued documents has nothing to credit. */
export function creditRefund(ctx: Ctx, refundId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order_id, amount_minor, reason } = await readRefund(tx, refundId);
    if ((await documentsOf(tx, order_id)).length === 0) return;
    const stated = { reason: reason || withdrawalReason, occasion: `refund ${refundId}` };
    await issueCreditNote(tx, { order_id, amount_minor, ...stated });
  });
}
