import type { Order } from '#contract/orders/calls.ts';
import type { OrderStatus } from '#contract/orders/values.ts';
import type { BadgeTone } from '#web/shared/ui/badge.tsx';
import { isOverdue } from './unpaid-orders.ts';

export type OrderState =
  | 'to_pay'
  | 'in_review'
  | 'overdue'
  | 'paid'
  | 'fulfilled'
  | 'charged'
  | 'refunded'
  | 'canceled';

const ended: Partial<Record<OrderStatus, OrderState>> = {
  'aguarda-satisfacao': 'paid',
  finalizada: 'fulfilled',
  devolvida: 'refunded',
  cancelada: 'canceled',
};

export function stateOf(
  order: Pick<Order, 'status' | 'pay_by' | 'total_minor' | 'on_account'>,
  now: number,
): OrderState {
  // Nothing was paid for a free order, so that nothing was refunded.
  if (order.status === 'devolvida' && order.total_minor === 0) return 'canceled';
  const known = ended[order.status];
  // Its debt is in the current account, whether it was paid there or not.
  if (order.on_account && (known === 'paid' || known === 'fulfilled')) return 'charged';
  if (known) return known;
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
};
