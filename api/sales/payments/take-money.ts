import type { PaymentFlag } from '#contract/sales/payments/values.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { findOrder, settleLocked, type OrderRow } from '#api/sales/orders/index.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openCase } from './cases/open-case.ts';
import { spendCases, sumOf } from './cases/spend-cases.ts';
import { shortCasesOf, type CaseRow } from './cases/store.ts';
import { closePending } from './close-pending.ts';
import { classifyMoney, withoutSeats, type Arrived, type Classified, type Expected } from './model/classify-money.ts';
import { payingMove } from './model/payment-status.ts';
import type { OrderedPayment } from './lock-with-order.ts';
import { movePayment } from './move-payment.ts';
import type { PaymentRow } from './payment-row.ts';
import { changePayment } from './store.ts';

/** `eventId` is null for money that staff confirm by hand. */
type Money = Arrived & { eventId: number | null };

/**
 * Takes confirmed money for an attempt, in time or late: it pays for the order, and what does not makes a case
 * [domain 1.3]. Both must be locked.
 */
export async function takeMoney(
  ctx: Ctx,
  { order, payment }: OrderedPayment,
  { eventId, ...arrived }: Money,
): Promise<Classified> {
  const { key: currencyKey } = await currencyById(ctx, payment.currency_id);
  const held = await shortCasesOf(ctx, order.id, currencyKey);
  const classified = classifyMoney(arrived, {
    order: stateOf(order),
    payment: payment.status,
    dueMinor: order.total_minor,
    currencyKey,
    heldMinor: sumOf(held),
  });
  const taken = await apply(ctx, payment, { order, arrived, classified, held });
  if (taken.rest) {
    await openCase(ctx, {
      ...taken.rest,
      currencyKey: arrived.currencyKey,
      eventId,
      attempt: payment,
      dueMinor: order.total_minor,
    });
  }
  return taken;
}

/** The whole amount of an attempt, which staff or the current account confirm. */
export async function takeConfirmed(ctx: Ctx, payment: PaymentRow): Promise<Classified> {
  const { key: currencyKey } = await currencyById(ctx, payment.currency_id);
  const order = await findOrder(ctx, payment.order_id);
  return takeMoney(ctx, { order, payment }, { amountMinor: payment.amount_minor, currencyKey, eventId: null });
}

function stateOf({ status }: OrderRow): Expected['order'] {
  if (status === 'devolvida') return 'returned';
  return isPaidOrder(status) ? 'paid' : 'unpaid';
}

type Judged = { order: OrderRow; arrived: Arrived; classified: Classified; held: CaseRow[] };

async function apply(ctx: Ctx, payment: PaymentRow, judged: Judged): Promise<Classified> {
  const { appliedMinor, takesHeld } = judged.classified;
  if (appliedMinor > 0 || takesHeld) return payFor(ctx, payment, judged);
  await markUnapplied(ctx, payment, judged);
  return judged.classified;
}

async function payFor(ctx: Ctx, payment: PaymentRow, { order, arrived, classified, held }: Judged) {
  const amountMinor = arrived.amountMinor ?? 0;
  const heldMinor = classified.takesHeld ? sumOf(held) : 0;
  await markPaid(ctx, payment, { paidMinor: amountMinor + heldMinor, flag: classified.rest ? 'overpaid' : null });
  const settled = await settleLocked(ctx, order);
  await closePending(ctx, order.id, 'paid otherwise');
  if (settled !== 'settled') {
    await changePayment(ctx, payment.id, { flag: 'refund_due' });
    return withoutSeats(amountMinor);
  }
  const neededMinor = order.total_minor - classified.appliedMinor;
  if (classified.takesHeld) await spendCases(ctx, held, { neededMinor });
  return classified;
}

/** An attempt that was paid in full although its order needs no money is paid all the same. */
async function markUnapplied(ctx: Ctx, payment: PaymentRow, { arrived, classified: { rest } }: Judged): Promise<void> {
  if (payment.status === 'paid') return;
  const isSurplus = rest?.kind === 'twice' || rest?.kind === 'late';
  const paidMinor = arrived.amountMinor ?? 0;
  if (!isSurplus) await changePayment(ctx, payment.id, { flag: 'amount_mismatch' });
  else if (paidMinor >= payment.amount_minor) await markPaid(ctx, payment, { paidMinor, flag: 'paid_twice' });
}

type Paid = { paidMinor: number; flag: PaymentFlag | null };

/** The attempt must be locked. Refuses `invalid_transition` if it was paid before. */
export async function markPaid(ctx: Ctx, payment: PaymentRow, { paidMinor, flag }: Paid): Promise<void> {
  await movePayment(ctx, payment, {
    move: payingMove(payment.status),
    paid_at: ctx.now(),
    paid_amount_minor: paidMinor,
    decline_reason: null,
    flag,
  });
}
