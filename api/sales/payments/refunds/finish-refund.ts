import { creditReturn } from '#api/sales/accounts/index.ts';
import { findOrder, returnOrderItems } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { finishRefundOfCase } from '../cases/finish-refund-of-case.ts';
import { returnedMinor } from '../model/refund-rules.ts';
import { changeRefund, findRefund, refundsOf, settlingPayment } from './store.ts';

/**
 * Once the refund has moved to `done`. An order is returned once all of its money is; until then only the lines that the
 * refund names.
 */
export async function finishRefund(tx: Ctx, id: number): Promise<void> {
  const { order_id, order_item_ids, case_id, payment_id, amount_minor } = await findRefund(tx, id);
  await changeRefund(tx, id, { done_at: tx.now() });
  if (case_id !== null) return finishRefundOfCase(tx, case_id);
  const { total_minor } = await findOrder(tx, order_id);
  const paid = (await settlingPayment(tx, order_id))?.paid_amount_minor ?? total_minor;
  const isWhole = returnedMinor(await refundsOf(tx, order_id)) >= Math.min(total_minor, paid);
  await returnOrderItems(tx, { order_id, order_item_ids, isWhole });
  await creditReturn(tx, { paymentId: payment_id, refundId: id, amountMinor: amount_minor });
  await emit(tx, 'refund_done', { refund_id: id });
}
