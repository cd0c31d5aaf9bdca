import type { OrderMoment } from '#contract/sales/orders/calls.ts';
import type { OrderMomentKind } from '#contract/sales/orders/values.ts';
import type { PaymentMethod } from '#contract/sales/payments/values.ts';

export type HistoryRow = {
  subject: 'order' | 'payment' | 'refund';
  move: string;
  at: Date;
  reason: string | null;
  actor_user_id: number | null;
  actor_name: string | null;
  payment_id: number | null;
  method: PaymentMethod | null;
  amount_minor: number | null;
};

const kinds: Record<HistoryRow['subject'], Partial<Record<string, OrderMomentKind>>> = {
  order: {
    place: 'placed',
    settle: 'seats_confirmed',
    settleLate: 'seats_confirmed',
    fulfil: 'fulfilled',
    cancel: 'canceled',
    refund: 'refunded',
  },
  payment: {
    start: 'payment_started',
    sendProof: 'proof_sent',
    decline: 'payment_declined',
    timeOut: 'payment_lapsed',
    cancel: 'payment_canceled',
    pay: 'paid',
    payLate: 'paid',
  },
  refund: {
    request: 'refund_requested',
    withdraw: 'refund_withdrawn',
    approve: 'refund_approved',
    credit: 'refund_credited',
    refuse: 'refund_refused',
    send: 'refund_sent',
    finish: 'refund_done',
    fail: 'refund_failed',
  },
};

/** Codes of the payments themselves, which explain nothing to a buyer, are left out. */
const stored: readonly OrderMomentKind[] = ['payment_declined', 'canceled', 'refund_requested', 'refund_refused'];

type Reader = { isBuyer: (userId: number) => boolean; isStaff: boolean };

/** Takes the rows in the order of time. Only staff read who did what. */
export function orderHistory(rows: readonly HistoryRow[], { isBuyer, isStaff }: Reader): OrderMoment[] {
  return rows.flatMap(({ subject, move, at, reason, payment_id, method, amount_minor, ...actor }) => {
    const kind = isReplaced(subject, reason) ? 'payment_replaced' : kinds[subject][move];
    if (!kind) return [];
    return {
      kind,
      at: at.toISOString(),
      by: actorOf(actor.actor_user_id, isBuyer),
      user: isStaff ? userOf(actor) : null,
      payment_id,
      method,
      amount_minor,
      reason: stored.includes(kind) ? reason : null,
    };
  });
}

/** The buyer chose another way to pay. */
function isReplaced(subject: HistoryRow['subject'], reason: string | null): boolean {
  return subject === 'payment' && reason === 'superseded';
}

function userOf({ actor_user_id: id, actor_name: name }: Pick<HistoryRow, 'actor_user_id' | 'actor_name'>) {
  return id === null ? null : { id, name: name ?? '' };
}

function actorOf(userId: number | null, isBuyer: (userId: number) => boolean): OrderMoment['by'] {
  if (userId === null) return 'system';
  return isBuyer(userId) ? 'buyer' : 'operator';
}
