import { Refusal } from '#contract/refusals.ts';
import { orderStatuses, type OrderStatus } from '#contract/sales/orders/values.ts';

export const orderMoves = ['requestPayment', 'settle', 'settleLate', 'fulfil', 'reopen', 'refund', 'cancel'] as const;
export type OrderMove = (typeof orderMoves)[number];

/** The life cycle of an order [domain 1.4]. */
const moves: Record<OrderStatus, Partial<Record<OrderMove, OrderStatus>>> = {
  pendente: { requestPayment: 'aguarda-pagamento', settle: 'aguarda-satisfacao', cancel: 'cancelada' },
  'aguarda-pagamento': { settle: 'aguarda-satisfacao', cancel: 'cancelada' },
  'aguarda-satisfacao': { fulfil: 'finalizada', refund: 'devolvida' },
  finalizada: { reopen: 'aguarda-satisfacao', refund: 'devolvida' },
  cancelada: { settleLate: 'aguarda-satisfacao' },
  devolvida: {},
};

export const firstStatus: OrderStatus = 'pendente';

export function nextStatus(from: OrderStatus, move: OrderMove): OrderStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

export function allowedMoves(from: OrderStatus): OrderMove[] {
  return orderMoves.filter((move) => moves[from][move]);
}

export function isOpen(status: OrderStatus): boolean {
  return moves[status].cancel !== undefined;
}

export const openStatuses = orderStatuses.filter(isOpen);

/** Also true for an order that was free. */
export function isSettled(status: OrderStatus): boolean {
  return status === 'aguarda-satisfacao' || status === 'finalizada';
}

/** Only what was paid is refunded. */
export function mayHaveRefunds(status: OrderStatus): boolean {
  return isSettled(status) || status === 'devolvida';
}
