import type { Payment } from '#contract/sales/payments/calls.ts';
import type { CashReceipt, DeskPayment } from '#contract/sales/payments/desk-payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { hourMs } from '#contract/rules/durations.ts';
import { isOpenOrder } from '#contract/sales/orders/values.ts';
import { latestProforma, lockOrder, type OrderRow } from '#api/sales/orders/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { amountToPay } from './cases/amount-to-pay.ts';
import { offerToStart, startAttempt } from './create-payment.ts';
import { offerOf } from './offer-of.ts';
import { presentPayment } from './present-payment.ts';
import { changePayment, findPayment, pendingPaymentOf } from './store.ts';
import { takeConfirmed } from './take-money.ts';

const cash = { method: 'numerario', channel: 'cash' } as const;

/** A push asks the phone of the buyer, and credit is the decision of their organization. */
const flowsOfStaff = ['reference', 'manual'];

export async function startPayment(ctx: Ctx, { order_id, ...way }: DeskPayment): Promise<Payment> {
  requireClaim(ctx, 'orders.edit');
  return inTransaction(ctx, async (tx) => {
    const order = await lockPayable(tx, order_id);
    const offer = await offerToStart(tx, order, way);
    if (!flowsOfStaff.includes(offer.flow)) throw new Refusal('method_not_available', { field: 'method' });
    const payment = await startAttempt(tx, { order, offer, invoice_id: (await latestProforma(tx, order.id)).id });
    return presentPayment(tx, payment);
  });
}

/** The lock of the order makes sure that its money is taken once. */
export async function recordCash(ctx: Ctx, { order_id, amount_minor, receipt_number }: CashReceipt): Promise<Payment> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    const order = await lockPayable(tx, order_id);
    if ((await amountToPay(tx, order)) !== amount_minor) throw new Refusal('price_changed', { field: 'amount_minor' });
    const id = (await pendingCash(tx, order)) ?? (await startCash(tx, order));
    await takeConfirmed(tx, await findPayment(tx, id));
    if (receipt_number) await changePayment(tx, id, { receipt_number });
    return presentPayment(tx, await findPayment(tx, id));
  });
}

/** Refuses `not_found`, and `order_not_payable` once it is paid, canceled or overdue. */
async function lockPayable(tx: Ctx, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  const isOver = order.expires_at !== null && order.expires_at <= tx.now();
  if (!isOpenOrder(order.status) || isOver) throw new Refusal('order_not_payable');
  return order;
}

async function pendingCash(tx: Ctx, order: OrderRow): Promise<number | null> {
  const pending = await pendingPaymentOf(tx, order.id);
  return pending && offerOf(pending)?.needsCashDesk && pending.amount_minor === (await amountToPay(tx, order))
    ? pending.id
    : null;
}

/** Somebody stands at the desk, so that its hours do not matter. */
async function startCash(tx: Ctx, order: OrderRow): Promise<number> {
  const offer = await offerToStart(tx, order, cash);
  const until = new Date(tx.now().getTime() + hourMs);
  const { id } = await startAttempt(tx, { order, offer, invoice_id: (await latestProforma(tx, order.id)).id, until });
  return id;
}
