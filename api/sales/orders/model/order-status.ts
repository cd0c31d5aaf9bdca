import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';
import { orderStatuses, type OrderStatus } from '#contract/sales/orders/values.ts';

/** [domain 1.4] */
export const orderLifeCycle = lifeCycle(orderStatuses, {
  pendente: { requestPayment: 'aguarda-pagamento', settle: 'aguarda-satisfacao', cancel: 'cancelada' },
  'aguarda-pagamento': { settle: 'aguarda-satisfacao', cancel: 'cancelada' },
  'aguarda-satisfacao': { fulfil: 'finalizada', refund: 'devolvida' },
  finalizada: { reopen: 'aguarda-satisfacao', refund: 'devolvida' },
  cancelada: { settleLate: 'aguarda-satisfacao' },
  devolvida: {},
});
export type OrderMove = MoveOf<typeof orderLifeCycle>;

export function isOpen(status: OrderStatus): boolean {
  return orderLifeCycle.allows(status, 'cancel');
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
