import type { Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { nextStatus, type PaymentMove } from './model/payment-status.ts';
import type { PaymentRow } from './payment-row.ts';
import { changePayment } from './store.ts';

/** The payment must be locked. Refuses `invalid_transition`. */
export async function movePayment(
  ctx: Ctx,
  payment: Pick<PaymentRow, 'id' | 'status'>,
  { move, reason }: { move: PaymentMove; reason?: string },
): Promise<void> {
  const to = nextStatus(payment.status, move);
  await changePayment(ctx, payment.id, { status: to });
  await recordMove(ctx, { subject: 'payment', subjectId: payment.id, move, from: payment.status, to, reason });
}
