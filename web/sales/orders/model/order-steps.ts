import type { OrderStatus } from '#contract/sales/orders/values.ts';

type OrderStep = 'placed' | 'paid' | 'enrolled' | 'canceled';
type State = 'done' | 'current' | 'ahead';

const toPay: [OrderStep, State][] = [
  ['paid', 'current'],
  ['enrolled', 'ahead'],
];

const stepsAfterPlacing: Record<OrderStatus, [OrderStep, State][]> = {
  pendente: toPay,
  'aguarda-pagamento': toPay,
  'aguarda-satisfacao': [
    ['paid', 'done'],
    ['enrolled', 'current'],
  ],
  finalizada: [
    ['paid', 'done'],
    ['enrolled', 'done'],
  ],
  cancelada: [['canceled', 'current']],
  devolvida: [
    ['paid', 'done'],
    ['canceled', 'current'],
  ],
};

export function stepsOf(status: OrderStatus): { step: OrderStep; state: State }[] {
  const steps: [OrderStep, State][] = [['placed', 'done'], ...stepsAfterPlacing[status]];
  return steps.map(([step, state]) => ({ step, state }));
}
