import type { Order } from '#contract/sales/orders/calls.ts';
import { isPaidOrder, type OrderStatus } from '#contract/sales/orders/values.ts';
import type { RefundStatus } from '#contract/sales/payments/values.ts';
import type { BadgeTone } from '#web/shared/ui/badge.tsx';
import { isOverdue } from './unpaid-orders.ts';

export type RefundState = 'refund_requested' | 'refund_accepted' | 'refund_sent' | 'refund_failed' | 'partly_refunded';
export type PaymentState =
  | 'to_pay'
  | 'in_review'
  | 'overdue'
  | 'paid'
  | 'fulfilled'
  | 'charged'
  | 'refunded'
  | 'canceled';
export type OrderState = PaymentState | RefundState;

const ended: Partial<Record<OrderStatus, PaymentState>> = {
  'aguarda-satisfacao': 'paid',
  finalizada: 'fulfilled',
  devolvida: 'refunded',
  cancelada: 'canceled',
};

/** Of several refunds, the one that the buyer has most to do with. What was refused or withdrawn changes nothing. */
const refundStates = [
  ['failed', 'refund_failed'],
  ['requested', 'refund_requested'],
  ['approved', 'refund_accepted'],
  ['sent', 'refund_sent'],
  ['done', 'partly_refunded'],
] as const satisfies [RefundStatus, RefundState][];

/** Undefined where no money of the order went back or is asked for, and once all of it did. */
export function refundStateOf({ status, refunds }: Pick<Order, 'status' | 'refunds'>): RefundState | undefined {
  if (!isPaidOrder(status)) return undefined;
  return refundStates.find(([each]) => refunds.some((refund) => refund.status === each))?.[1];
}

type Paying = Pick<Order, 'status' | 'pay_by' | 'total_minor' | 'on_account'>;

export function stateOf(order: Paying & Pick<Order, 'refunds'>, now: number): OrderState {
  return refundStateOf(order) ?? paymentStateOf(order, now);
}

export function paymentStateOf(order: Paying, now: number): PaymentState {
  // Nothing was paid for a free order, so that nothing was refunded.
  if (order.status === 'devolvida' && order.total_minor === 0) return 'canceled';
  const existing = ended[order.status];
  // Its debt is in the current account, whether it was paid there or not.
  if (order.on_account && (existing === 'paid' || existing === 'fulfilled')) return 'charged';
  if (existing) return existing;
  if (order.pay_by === null) return 'in_review';
  return isOverdue(order, now) ? 'overdue' : 'to_pay';
}

export const toneOf: Record<OrderState, BadgeTone> = {
  to_pay: 'wait',
  in_review: 'info',
  overdue: 'bad',
  paid: 'good',
  fulfilled: 'good',
  charged: 'good',
  refunded: 'neutral',
  canceled: 'neutral',
  refund_requested: 'wait',
  refund_accepted: 'info',
  refund_sent: 'info',
  refund_failed: 'bad',
  partly_refunded: 'neutral',
};

type Line = Pick<Order['items'][number], 'kind' | 'quantity' | 'person_ids' | 'gift'>;

/** Of the seats of a line that nobody has, those that the buyer can still assign: a gift has its recipient. */
export function seatsToAssign({ kind, quantity, person_ids, gift }: Line): number {
  return kind === 'service' || gift ? 0 : Math.max(0, quantity - person_ids.length);
}

/** Nothing is missing but that gifts are accepted. */
export function awaitsGifts(lines: readonly Line[]): boolean {
  const hasOpenGift = lines.some(({ gift, person_ids }) => gift !== null && person_ids.length === 0);
  return hasOpenGift && lines.every((line) => line.kind !== 'service' && seatsToAssign(line) === 0);
}
