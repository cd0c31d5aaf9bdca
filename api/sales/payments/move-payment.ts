import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { releaseCharge } from '#api/sales/accounts/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordingMove } from '#api/shared/database/status-history.ts';
import { paymentLifeCycle, type PaymentMove } from './model/payment-status.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import type { PaymentChange } from './store.ts';

const released: readonly PaymentMove[] = ['decline', 'timeOut', 'cancel'];

/** The payment must be locked. An attempt that ends unpaid leaves no debt on account. Refuses `invalid_transition`. */
export async function movePayment(
  ctx: Ctx,
  payment: PaymentRow,
  { move, reason, ...change }: { move: PaymentMove; reason?: string } & Omit<PaymentChange, 'status'>,
): Promise<void> {
  const to = paymentLifeCycle.next(payment.status, move);
  await recordingMove(ctx, { subject: 'payment', subjectId: payment.id, move, from: payment.status, to, reason })
    .updateTable('payments')
    .set({ ...change, status: to })
    .where('id', '=', payment.id)
    .execute();
  if (released.includes(move) && creditKindOf(offerOf(payment))) await releaseCharge(ctx, payment.id);
}
