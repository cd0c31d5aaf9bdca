import type { Refund, RefundProgress } from '#contract/sales/payments/refunds.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { progressMoves, wayOf } from '../model/refund-status.ts';
import { accountOf } from './accounts.ts';
import { finishRefund } from './finish-refund.ts';
import { lockRefund, moveRefund } from './move-refund.ts';
import { presentRefund } from './present-refund.ts';
import { changeRefund, findRefund, type RefundRow } from './store.ts';

export async function progressRefund(ctx: Ctx, { id, progress }: RefundProgress): Promise<Refund> {
  requireClaim(ctx, 'orders.edit');
  return inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx, id);
    await moveRefund(tx, refund, { move: progressMoves[wayOf(refund)][progress] });
    if (progress === 'sent') await changeRefund(tx, id, { sent_at: tx.now() });
    if (progress !== 'failed') await recordAccount(tx, refund);
    if (progress === 'failed') await emit(tx, 'refund_failed', { refund_id: id });
    if (progress === 'done') await finishRefund(tx, id);
    return presentRefund(await findRefund(tx, id));
  });
}

/** The buyer may store another account later, so that the refund keeps the end of the one to which it went. */
async function recordAccount(tx: Ctx, refund: RefundRow): Promise<void> {
  if (refund.destination !== 'iban' || refund.status === 'sent') return;
  const { iban_country, iban_end } = await accountOf(tx, refund.order_id);
  await changeRefund(tx, refund.id, { iban_country, iban_end });
}
