import { Refusal } from '#contract/refusals.ts';
import type { ChargeRefusal, PaymentStatus } from '#contract/sales/payments/values.ts';

export const paymentMoves = ['pay', 'payLate', 'decline', 'timeOut', 'cancel'] as const;
export type PaymentMove = (typeof paymentMoves)[number];

/** The life cycle of a payment attempt [domain 1.3]. */
const moves: Record<PaymentStatus, Partial<Record<PaymentMove, PaymentStatus>>> = {
  pending: { pay: 'paid', decline: 'declined', timeOut: 'timeout', cancel: 'canceled' },
  declined: { payLate: 'paid' },
  timeout: { payLate: 'paid' },
  canceled: { payLate: 'paid' },
  paid: {},
};

export const firstStatus: PaymentStatus = 'pending';

export function nextStatus(from: PaymentStatus, move: PaymentMove): PaymentStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

export function allowedMoves(from: PaymentStatus): PaymentMove[] {
  return paymentMoves.filter((move) => moves[from][move]);
}

/** Nobody has refused a charge that nobody answered: its time is over. */
export function refusingMove(refusal: ChargeRefusal): PaymentMove {
  return refusal === 'expired' ? 'timeOut' : 'decline';
}

export function payingMove(from: PaymentStatus): PaymentMove {
  return from === 'pending' ? 'pay' : 'payLate';
}
