import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';
import { paymentStatuses, type ChargeRefusal, type PaymentStatus } from '#contract/sales/payments/values.ts';

/** A payment attempt [domain 1.3]. */
export const paymentLifeCycle = lifeCycle(paymentStatuses, {
  pending: { pay: 'paid', decline: 'declined', timeOut: 'timeout', cancel: 'canceled' },
  declined: { payLate: 'paid' },
  timeout: { payLate: 'paid' },
  canceled: { payLate: 'paid' },
  paid: {},
});
export type PaymentMove = MoveOf<typeof paymentLifeCycle>;

/** Nobody has refused a charge that nobody answered: its time is over. */
export function refusingMove(refusal: ChargeRefusal): PaymentMove {
  return refusal === 'expired' ? 'timeOut' : 'decline';
}

export function payingMove(from: PaymentStatus): PaymentMove {
  return from === 'pending' ? 'pay' : 'payLate';
}
