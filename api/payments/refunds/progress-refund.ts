import type { Refund, RefundProgress } from '#contract/payments/refunds.ts';
import { creditReturn } from '#api/accounts/index.ts';
import { findOrder, returnOrderItems } from '#api/orders/index.ts';
import { finishRefundOfCase } from '../cases/finish-refund-of-case.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { returnedMinor } from '../model/refund-rules.ts';
import { lockRefund, moveRefund } from './move-refund.ts';
import { presentRefund } from './present-refund.ts';
import { changeRefund, findRefund, refundsOf, settlingPayment, type RefundRow } from './store.ts';

const moves = { sent: 'send', done: 'finish', failed: 'fail' } as const;

export async function progressRefund(ctx: Ctx, { id, progress }: RefundProgress): Promise<Refund> {
  requireClaim(ctx, 'orders.edit');
  return inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx, id);
    await moveRefund(tx, refund, { move: moves[progress] });
    if (progress === 'sent') await changeRefund(tx, id, { sent_at: tx.now() });
    if (progress === 'done') await finish(tx, refund);
    return presentRefund(await findRefund(tx, id));
  });
}

/** An order is returned once all of its money is; until then only the lines that the refund names. */
async function finish(ctx: Ctx, refund: RefundRow): Promise<void> {
  const { id, order_id, order_item_ids, case_id, payment_id, amount_minor } = refund;
  await changeRefund(ctx, id, { done_at: ctx.now() });
  if (case_id !== null) return finishRefundOfCase(ctx, case_id);
  const { total_minor } = await findOrder(ctx, order_id);
  const paid = (await settlingPayment(ctx, order_id))?.paid_amount_minor ?? total_minor;
  const isWhole = returnedMinor(await refundsOf(ctx, order_id)) >= Math.min(total_minor, paid);
  await returnOrderItems(ctx, { order_id, order_item_ids, isWhole });
  await creditReturn(ctx, { paymentId: payment_id, refundId: id, amountMinor: amount_minor });
  await emit(ctx, 'refund_done', { refund_id: id });
}
