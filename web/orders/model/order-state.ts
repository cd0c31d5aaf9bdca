import type { Order } from '#contract/orders/calls.ts';
import type { OrderStatus } from '#contract/orders/values.ts';
import type { BadgeTone } from '#web/shared/ui/badge.tsx';
import { isOverdue } from './unpaid-orders.ts';

export type OrderState = 'to_pay' | 'in_review' | 'overdue' | 'paid' | 'fulfilled' | 'refunded' | 'canceled';

const ended: Partial<Record<OrderStatus, OrderState>> = {
  'aguarda-satisfacao': 'paid',
  finalizada: 'fulfilled',
  devolvida: 'refunded',
  cancelada: 'canceled',
};

export function stateOf(order: Pick<Order, 'status' | 'pay_by' | 'total_minor'>, now: number): OrderState {
  // Nothing was paid for a free order, so that nothing was refunded.
  if (order.status === 'devolvida' && order.total_minor === 0) return 'canceled';
  const known = ended[order.status];
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
  refunded: 'neutral',
  canceled: 'neutral',
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
