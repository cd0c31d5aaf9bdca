import type { Refund, RefundRequest } from '#contract/sales/payments/refunds.ts';
import { Refusal } from '#contract/refusals.ts';
import { refundShare } from '#contract/rules/refund-request.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { refundLifeCycle } from '../model/refund-status.ts';
import { presentRefund } from './present-refund.ts';
import { quoteRefund, requireRefunder } from './quote-refund.ts';
import { insertRefund } from './store.ts';

/** The lock of the order makes sure that no more is requested than was paid. */
export function requestRefund(
  ctx: Ctx,
  { order_id, order_item_ids = [], reason = '' }: RefundRequest,
): Promise<Refund> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const quoted = await quoteRefund(tx, await requireRefunder(tx, order_id));
    if (!quoted) throw new Refusal('order_not_refundable');
    const { quote, payment } = quoted;
    const share = refundShare(quote, order_item_ids);
    if (!share) throw new Refusal('nothing_to_refund');
    if (share.rule === 'by_hand' && reason === '') throw new Refusal('refund_reason_missing', { field: 'reason' });

    const refund = await insertRefund(tx, {
      ...share,
      order_id,
      payment_id: payment.id,
      currency_id: quote.currency_id,
      destination: quote.destination,
      status: refundLifeCycle.first,
      reason,
      requested_by: userId,
      answer_by: new Date(quote.answer_by),
    });
    await recordMove(tx, {
      subject: 'refund',
      subjectId: refund.id,
      move: 'request',
      from: null,
      to: refundLifeCycle.first,
      reason,
    });
    await emit(tx, 'refund_requested', { refund_id: refund.id });
    return presentRefund(refund);
  });
}
