import type { RefundQuote, RefundQuoteFilter } from '#contract/sales/payments/refunds.ts';
import type { RefundDestination } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { daysToWithdraw } from '#contract/rules/withdrawal-days.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { isCharged } from '#api/sales/accounts/index.ts';
import { findOrders, linesOfOrder, lockOrder, mayBuyFor, type OrderRow } from '#api/sales/orders/index.ts';
import { termsInForce } from '#api/platform/legal/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { answerBy, quoteOf } from '../model/refund-rules.ts';
import { offerOf } from '../offer-of.ts';
import { findPayment } from '../store.ts';
import { accountOf } from './accounts.ts';
import { refundsOf, settlingPayment, type SettlingPayment } from './store.ts';

type Query = ListQuery<{ filter?: RefundQuoteFilter | undefined }>;

export async function retrieveRefundQuote(ctx: Ctx, { filter }: Query): Promise<ResultPage<RefundQuote>> {
  signedIn(ctx);
  if (filter.order_id === undefined) throw new Refusal('invalid_input', { field: 'filter' });
  const [order] = await findOrders(ctx, [filter.order_id]);
  const quoted = order && (await mayRefund(ctx, order)) ? await quoteRefund(ctx, order) : null;
  return quoted ? { results: [quoted.quote], total: 1 } : { results: [], total: 0 };
}

/** Whether the actor may ask for the money of this order, and withdraw that. */
async function mayRefund(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return hasClaims(ctx, 'orders.edit') || mayBuyFor(ctx, order);
}

/** Locks the order. Refuses `not_found`, also to others. */
export async function requireRefunder(tx: Ctx, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!(await mayRefund(tx, order))) throw new Refusal('not_found');
  return order;
}

export type QuotedRefund = { quote: RefundQuote; payment: SettlingPayment };

/** The one rule for what a buyer reads before a request and for the request. Null where the order is not paid. */
export async function quoteRefund(ctx: Ctx, order: OrderRow): Promise<QuotedRefund | null> {
  const payment = isPaidOrder(order.status) ? await settlingPayment(ctx, order.id) : undefined;
  if (!payment) return null;
  const now = ctx.now();
  const days = await daysOf(ctx, order);
  const sale = {
    // Where staff accepted less money than the order costs, no more than that is returned.
    paidMinor: Math.min(order.total_minor, payment.paid_amount_minor),
    paidAt: payment.paid_at,
    days,
    lines: await linesOfOrder(ctx, order.id),
    refunds: await refundsOf(ctx, order.id),
  };
  const { iban_country, iban_end } = await accountOf(ctx, order.id);
  const quote = {
    order_id: order.id,
    currency_id: order.currency_id,
    withdrawal_days: days,
    answer_by: answerBy(now, await readSetting(ctx, 'refundAnswerDays')).toISOString(),
    destination: await destinationOf(ctx, payment.id),
    iban_country,
    iban_end,
    ...quoteOf(sale, now),
  };
  return { quote, payment };
}

/** By the terms that the buyer accepted; orders from before they were recorded go by those in force. */
async function daysOf(ctx: Ctx, order: OrderRow): Promise<number> {
  const country = order.tax_address_snapshot?.country ?? 'AO';
  return daysToWithdraw(order.terms_version ?? (await termsInForce(ctx)), country);
}

/** What was charged is read from the ledger, because money of a case may have paid for an attempt by credit. */
async function destinationOf(ctx: Ctx, paymentId: number): Promise<RefundDestination> {
  if (await isCharged(ctx, paymentId)) return 'account';
  return moneyDestination(ctx, paymentId);
}

/** Of money that arrived. */
export async function moneyDestination(ctx: Ctx, paymentId: number): Promise<Exclude<RefundDestination, 'account'>> {
  return offerOf(await findPayment(ctx, paymentId))?.refundsToPayer ? 'payer' : 'iban';
}
