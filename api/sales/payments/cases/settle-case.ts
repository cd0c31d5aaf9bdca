import type { CaseResolution } from '#contract/sales/payments/cases.ts';
import { Refusal } from '#contract/refusals.ts';
import { isUnpaidOrder } from '#contract/sales/orders/values.ts';
import { findOrder, lockOrder, settleOrder, type OrderRow } from '#api/sales/orders/index.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { closePending } from '../close-pending.ts';
import { caseLifeCycle } from '../model/case-state.ts';
import type { PaymentRow } from '../payment-row.ts';
import { changePayment, findPayment, lockPayment } from '../store.ts';
import { markPaid } from '../take-money.ts';
import { moveCase } from './move-case.ts';
import { spendCases, sumOf } from './spend-cases.ts';
import { assignCase, changeCase, findCase, lockCaseRow, shortCasesOf, type CaseRow } from './store.ts';

type Settling = Extract<CaseResolution, { move: 'settle' }>;

/** Pays for the order with the money of the case, and of what arrived short before, or refuses and changes nothing. */
export async function settleCase(ctx: Ctx, input: Settling): Promise<void> {
  const { found, payment, order } = await lockAll(ctx, input);
  const { key: currencyKey } = await currencyById(ctx, payment.currency_id);
  const worth = worthOf(found, currencyKey, input);
  const parts = worth >= order.total_minor ? [] : await otherPartsOf(ctx, found, { order, currencyKey });
  const paidMinor = worth + sumOf(parts);
  const missing = Math.max(order.total_minor - paidMinor, 0);
  if (missing > 0 && !input.note) throw new Refusal('case_too_little', { field: 'note' });

  if (payment.status === 'paid') await changePayment(ctx, payment.id, { flag: null });
  else await markPaid(ctx, payment, { paidMinor, flag: null });
  if ((await settleOrder(ctx, order.id)) !== 'settled') throw new Refusal('case_no_seats');
  await closePending(ctx, order.id, 'paid otherwise');

  const { id, payment_id } = found;
  if (payment_id === null) await assignCase(ctx, found, payment);
  await changeCase(ctx, id, { waived_minor: missing, due_minor: order.total_minor });
  await spend(ctx, found, { worth, parts, neededMinor: order.total_minor, note: input.note });
}

type Locked = { found: CaseRow; payment: PaymentRow; order: OrderRow };

async function lockAll(ctx: Ctx, input: Settling): Promise<Locked> {
  const before = await findCase(ctx, input.id);
  const paymentId = before.payment_id ?? input.payment_id;
  if (paymentId === undefined) {
    caseLifeCycle.next(before.state, 'settle');
    throw new Refusal('case_order_unknown', { field: 'payment_id' });
  }
  await lockOrder(ctx, (await findPayment(ctx, paymentId)).order_id);
  const payment = await lockPayment(ctx, paymentId);
  const existing = await lockCaseRow(ctx, input.id);
  caseLifeCycle.next(existing.state, 'settle');
  const order = await findOrder(ctx, payment.order_id);
  if (!isUnpaidOrder(order.status)) throw new Refusal('case_order_paid');
  return { found: existing, payment, order };
}

/** Staff decide what money is worth whose amount or currency does not say so, and note why. */
function worthOf(match: CaseRow, currencyKey: string, { accepted_minor, note }: Settling): number {
  if (match.amount_minor !== null && match.currency_key === currencyKey) return match.amount_minor;
  if (accepted_minor === undefined) throw new Refusal('invalid_input', { field: 'accepted_minor' });
  if (!note) throw new Refusal('invalid_input', { field: 'note' });
  return accepted_minor;
}

type Of = { order: OrderRow; currencyKey: string };

async function otherPartsOf(ctx: Ctx, { id }: CaseRow, { order, currencyKey }: Of): Promise<CaseRow[]> {
  return (await shortCasesOf(ctx, order.id, currencyKey)).filter((each) => each.id !== id);
}

type Spending = { worth: number; parts: readonly CaseRow[]; neededMinor: number; note: string | undefined };

async function spend(ctx: Ctx, match: CaseRow, { worth, parts, neededMinor, note }: Spending): Promise<void> {
  // Money in another currency, or without an amount, cannot be divided.
  if (worth !== match.amount_minor) {
    await moveCase(ctx, match, { move: 'settle', note });
    return spendCases(ctx, parts, { neededMinor: neededMinor - worth, note });
  }
  return spendCases(ctx, [match, ...parts], { neededMinor, note });
}
