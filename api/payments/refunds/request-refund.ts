import type { Refund, RefundRequest } from '#contract/payments/refunds.ts';
import type { RefundRule } from '#contract/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { daysToWithdraw } from '#contract/rules/withdrawal-days.ts';
import { linesOfOrder, lockOrder, mayBuyFor, type OrderLine, type OrderRow } from '#api/orders/index.ts';
import { termsInForce } from '#api/settings/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { leftToRefund, priceOfLines, refundRuleOf } from '../model/refund-rules.ts';
import { firstRefundStatus } from '../model/refund-status.ts';
import { presentRefund } from './present-refund.ts';
import { insertRefund, refundsOf, settlingPayment } from './store.ts';

/** The lock of the order makes sure that no more is requested than was paid. */
export function requestRefund(ctx: Ctx, { order_id, order_item_ids = [], reason }: RefundRequest): Promise<Refund> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (!hasClaims(tx, 'orders.edit') && !(await mayBuyFor(tx, order))) throw new Refusal('not_found');
    const payment = isPaid(order) ? await settlingPayment(tx, order_id) : undefined;
    if (!payment) throw new Refusal('order_not_refundable');

    const lines = await linesOfOrder(tx, order_id);
    const amount_minor = await amountToRefund(tx, order, {
      lines,
      order_item_ids,
      paidMinor: payment.paid_amount_minor,
    });
    const requested = lines.filter(({ id }) => order_item_ids.length === 0 || order_item_ids.includes(id));
    const refund = await insertRefund(tx, {
      order_id,
      payment_id: payment.id,
      order_item_ids: [...new Set(order_item_ids)],
      amount_minor,
      currency_id: order.currency_id,
      status: firstRefundStatus,
      reason,
      rule: await ruleFor(tx, order, { paidAt: payment.paid_at, lines: requested }),
      requested_by: userId,
    });
    await recordMove(tx, {
      subject: 'refund',
      subjectId: refund.id,
      move: 'request',
      from: null,
      to: firstRefundStatus,
      reason,
    });
    await emit(tx, 'refund_requested', { refund_id: refund.id });
    return presentRefund(refund);
  });
}

function isPaid({ status }: OrderRow): boolean {
  return status === 'aguarda-satisfacao' || status === 'finalizada';
}

type Bought = { lines: OrderLine[]; order_item_ids: readonly number[]; paidMinor: number };

/** Where staff accepted less money than the order costs, no more than that is returned. */
async function amountToRefund(ctx: Ctx, order: OrderRow, bought: Bought): Promise<number> {
  const { lines, order_item_ids, paidMinor } = bought;
  const before = await refundsOf(ctx, order.id);
  const left = leftToRefund(Math.min(order.total_minor, paidMinor), before);
  const price = order_item_ids.length === 0 ? left : priceOfLines(lines, order_item_ids, before);
  const amount = Math.min(left, price ?? 0);
  if (amount <= 0) throw new Refusal('nothing_to_refund');
  return amount;
}

/** By the terms that the buyer accepted; orders from before they were recorded go by those in force. */
async function ruleFor(ctx: Ctx, order: OrderRow, sold: { paidAt: Date; lines: OrderLine[] }): Promise<RefundRule> {
  const country = order.tax_address_snapshot?.country ?? 'AO';
  const days = daysToWithdraw(order.terms_version ?? (await termsInForce(ctx)), country);
  return refundRuleOf({ paidAt: sold.paidAt, days, startsAt: sold.lines.map(({ start_at }) => start_at) }, ctx.now());
}
