import type { PaymentFlag } from '#contract/payments/values.ts';
import { settleOrder, type Settled } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { closePending } from './close-pending.ts';
import { payingMove } from './model/payment-status.ts';
import { movePayment } from './move-payment.ts';
import type { PaymentRow } from './payment-row.ts';
import { changePayment } from './store.ts';

type Money = { amountMinor: number; flag: PaymentFlag | null };

/**
 * Marks a locked attempt as paid, in time or late, and settles its order. Without free seats the payment is flagged for a
 * refund [domain 1.3]. Refuses `invalid_transition` if it was paid before.
 */
export async function takeMoney(ctx: Ctx, payment: PaymentRow, { amountMinor, flag }: Money): Promise<void> {
  await movePayment(ctx, payment, { move: payingMove(payment.status) });
  const paid = { paid_at: ctx.now(), paid_amount_minor: amountMinor, decline_reason: null };
  await changePayment(ctx, payment.id, paid);
  const settled = await settleOrder(ctx, payment.order_id);
  await closePending(ctx, payment.order_id, 'paid otherwise');
  const worst = flagFor(settled) ?? flag;
  if (worst) await changePayment(ctx, payment.id, { flag: worst });
}

function flagFor(settled: Settled): PaymentFlag | null {
  if (settled === 'settled_before') return 'paid_twice';
  return settled === 'no_seats' ? 'refund_due' : null;
}
