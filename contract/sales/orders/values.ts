import { isAmong } from '#contract/rules/is-among.ts';

/** The longest number that a buyer gives an order. */
export const mostBuyerReference = 40;

export const orderStatuses = [
  'pendente',
  'aguarda-pagamento',
  'aguarda-satisfacao',
  'finalizada',
  'devolvida',
  'cancelada',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** They can still be paid and canceled. */
export const openOrderStatuses = ['pendente', 'aguarda-pagamento'] as const satisfies OrderStatus[];
export const isOpenOrder = isAmong(orderStatuses, openOrderStatuses);

/** Also of an order that was free. */
export const paidOrderStatuses = ['aguarda-satisfacao', 'finalizada'] as const satisfies OrderStatus[];
export const isPaidOrder = isAmong(orderStatuses, paidOrderStatuses);

/** Also after all of it was paid back. */
export const oncePaidOrderStatuses = [...paidOrderStatuses, 'devolvida'] as const satisfies OrderStatus[];
export const wasPaidOrder = isAmong(orderStatuses, oncePaidOrderStatuses);

export const unpaidOrderStatuses = [...openOrderStatuses, 'cancelada'] as const satisfies OrderStatus[];
export const isUnpaidOrder = isAmong(orderStatuses, unpaidOrderStatuses);

export const endedOrderStatuses = ['cancelada', 'devolvida'] as const satisfies OrderStatus[];
export const isEndedOrder = isAmong(orderStatuses, endedOrderStatuses);

export const invoiceKinds = ['PF', 'FT', 'FR', 'NC', 'ND', 'RC'] as const;
export const invoiceStates = ['draft', 'issued', 'annulled'] as const;

/** Used where nobody wrote a reason. */
export const cancelReasons = {
  expired: 'expired',
  noSeats: 'no_seats',
  byBuyer: 'by_buyer',
  byOperator: 'by_house',
} as const;

/** What can happen to an order; refunds included. */
export const orderMomentKinds = [
  'placed',
  'payment_started',
  'proof_sent',
  'payment_declined',
  'payment_lapsed',
  'payment_canceled',
  'payment_replaced',
  'paid',
  'seats_confirmed',
  'fulfilled',
  'canceled',
  'refund_requested',
  'refund_withdrawn',
  'refund_approved',
  'refund_credited',
  'refund_refused',
  'refund_sent',
  'refund_done',
  'refund_failed',
  'refunded',
] as const;
export type OrderMomentKind = (typeof orderMomentKinds)[number];

export const longestGiftMessage = 500;
/** Emails of one giver, until they have paid for something and afterwards. */
export const giftsADay = { beforePayment: 20, afterPayment: 200 } as const;
