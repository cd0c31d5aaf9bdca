import type { Refund, RefundProgress } from '#contract/payments/refunds.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { progressMoves } from '../model/refund-status.ts';
import { finishRefund } from './finish-refund.ts';
import { lockRefund, moveRefund, wayOf } from './move-refund.ts';
import { presentRefund } from './present-refund.ts';
import { changeRefund, findRefund } from './store.ts';

export async function progressRefund(ctx: Ctx, { id, progress }: RefundProgress): Promise<Refund> {
  requireClaim(ctx, 'orders.edit');
  return inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx, id);
    const way = await wayOf(tx, refund);
    await moveRefund(tx, refund, { way, move: progressMoves[way][progress] });
    if (progress === 'sent') await changeRefund(tx, id, { sent_at: tx.now() });
    if (progress === 'done') await finishRefund(tx, id);
    return presentRefund(await findRefund(tx, id));
  });
}
