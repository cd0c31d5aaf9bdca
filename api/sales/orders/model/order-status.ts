import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';
import { orderStatuses } from '#contract/sales/orders/values.ts';

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
