import type { BankAssignment, BankConfirmation, BankLine } from '#contract/sales/bank/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { creditKindOf, offerBy } from '#contract/rules/payment-offers.ts';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { approvePayment, approveSurplus, lockWithOrder } from '#api/sales/payments/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { likeliestAttempt } from './model/likeliest-attempt.ts';
import { orderNumbersIn } from './model/order-numbers.ts';
import { presentLine } from './present.ts';
import { candidatesOfOrder } from './store/candidates.ts';
import { decideLine, findLine, lockLine, type LockedLine } from './store/lines.ts';

/** Approves the payment, once, with the money of an open line. */
export function confirmBankLine(ctx: Ctx, { id, payment_id, accept_surplus }: BankConfirmation): Promise<BankLine> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    const line = await lockLine(tx, id, 'open');
    return confirm(tx, line, { paymentId: payment_id, acceptsSurplus: accept_surplus === true });
  });
}

/** Refuses `bank_order_unknown`, and `bank_order_without_transfer` for an order that is not paid from a bank account. */
export function assignBankLine(ctx: Ctx, { id, order_number, accept_surplus }: BankAssignment): Promise<BankLine> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    const line = await lockLine(tx, id, 'open');
    const [number = order_number] = orderNumbersIn(order_number);
    const attempts = await candidatesOfOrder(tx, number);
    if (!attempts) throw new Refusal('bank_order_unknown', { field: 'order_number' });
    const attempt = likeliestAttempt(attempts);
    if (!attempt) throw new Refusal('bank_order_without_transfer', { field: 'order_number', number });
    return confirm(tx, line, { paymentId: attempt.paymentId, acceptsSurplus: accept_surplus === true });
  });
}

type Chosen = { paymentId: number; acceptsSurplus: boolean };

async function confirm(ctx: Ctx, line: LockedLine, { paymentId, acceptsSurplus }: Chosen): Promise<BankLine> {
  const surplus = await surplusOf(ctx, line, paymentId);
  if (surplus.minor > 0) {
    if (!surplus.isPossible) throw new Refusal('bank_amount_not_exact', surplus.details);
    if (!acceptsSurplus) throw new Refusal('bank_amount_too_much', surplus.details);
    await approveSurplus(ctx, { id: paymentId, amountMinor: line.amount_minor });
  } else {
    const receipt = surplus.isPossible ? line.bank_reference.slice(0, longestReceipt) : '';
    await approvePayment(ctx, { id: paymentId, ...(receipt !== '' && { receipt_number: receipt }) });
  }
  await decideLine(ctx, line.id, { state: 'confirmed', payment_id: paymentId });
  return presentLine(await findLine(ctx, line.id), undefined);
}

const longestReceipt = 40;

/**
 * What a line has beyond the payment, whose order is locked until the transaction ends: of two lines, the second finds it
 * paid. A reservation takes exactly its amount.
 */
async function surplusOf(ctx: Ctx, line: LockedLine, paymentId: number) {
  const payment = await lockWithOrder(ctx, paymentId);
  const { number, status } = await findOrder(ctx, payment.order_id);
  const offer = offerBy(paymentOffers, { method: payment.method_slug, channel: payment.channel });
  if (payment.status === 'paid' || isPaidOrder(status)) throw new Refusal('bank_payment_confirmed', { number });
  const details = { number };
  if (offer?.flow !== 'manual' && offer?.flow !== 'reservation')
    throw new Refusal('bank_order_without_transfer', details);
  if (payment.currency_id !== line.currency_id) throw new Refusal('bank_other_currency', details);
  const minor = line.amount_minor - payment.amount_minor;
  if (minor < 0) throw new Refusal('bank_amount_too_little', details);
  return { minor, isPossible: creditKindOf(offer) === null, details };
}
