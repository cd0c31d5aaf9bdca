import type { OrderStatus } from '#contract/orders/values.ts';

export type OrderStep = 'placed' | 'paid' | 'enrolled' | 'canceled';
type State = 'done' | 'current' | 'ahead';

const stepsAt: Record<OrderStatus, [OrderStep, State][]> = {
  pendente: [
    ['placed', 'done'],
    ['paid', 'current'],
    ['enrolled', 'ahead'],
  ],
  'aguarda-pagamento': [
    ['placed', 'done'],
    ['paid', 'current'],
    ['enrolled', 'ahead'],
  ],
  'aguarda-satisfacao': [
    ['placed', 'done'],
    ['paid', 'done'],
    ['enrolled', 'current'],
  ],
  finalizada: [
    ['placed', 'done'],
    ['paid', 'done'],
    ['enrolled', 'done'],
  ],
  cancelada: [
    ['placed', 'done'],
    ['canceled', 'current'],
  ],
  devolvida: [
    ['placed', 'done'],
    ['paid', 'done'],
    ['canceled', 'current'],
  ],
};

export function stepsOf(status: OrderStatus): { step: OrderStep; state: State }[] {
  return stepsAt[status].map(([step, state]) => ({ step, state }));
}
