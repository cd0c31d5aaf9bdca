import type { CaseResolution } from '#contract/sales/payments/cases.ts';
import { Refusal } from '#contract/refusals.ts';
import { creditCaseMoney } from '#api/sales/accounts/index.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { lockWithOrder } from '../lock-with-order.ts';
import { caseLifeCycle } from '../model/case-state.ts';
import { closePartialAttempt } from './amount-to-pay.ts';
import { moveCase } from './move-case.ts';
import { assignCase, findCase, lockCaseRow } from './store.ts';

type Crediting = Extract<CaseResolution, { move: 'credit' }>;

/** Books the money on the current account of the organization that ordered. A person has no account. */
export async function creditCase(ctx: Ctx, { id, payment_id, note }: Crediting): Promise<void> {
  const before = await findCase(ctx, id);
  const paymentId = before.payment_id ?? payment_id;
  caseLifeCycle.next(before.state, 'credit');
  if (paymentId === undefined) throw new Refusal('case_order_unknown', { field: 'payment_id' });

  const payment = await lockWithOrder(ctx, paymentId);
  const existing = await lockCaseRow(ctx, id);
  caseLifeCycle.next(existing.state, 'credit');
  const { organization_id: organizationId } = await findOrder(ctx, payment.order_id);
  if (organizationId === null) throw new Refusal('case_not_creditable', { why: 'person' });
  const { key } = await currencyById(ctx, payment.currency_id);
  const { amount_minor: amountMinor } = existing;
  if (amountMinor === null) throw new Refusal('case_not_creditable', { why: 'unreadable' });
  if (existing.currency_key !== key) throw new Refusal('case_not_creditable', { why: 'currency' });

  if (existing.payment_id === null) await assignCase(ctx, existing, payment);
  await moveCase(ctx, existing, { move: 'credit', note });
  await closePartialAttempt(ctx, { ...existing, order_id: payment.order_id });
  await creditCaseMoney(ctx, {
    caseId: id,
    organizationId,
    currencyId: payment.currency_id,
    amountMinor,
    orderId: payment.order_id,
    paymentId: payment.id,
  });
}
