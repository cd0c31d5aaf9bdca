import { lockOrder, type OrderRow } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment, lockPayment } from './store.ts';

export type OrderedPayment = { order: OrderRow; payment: PaymentRow };

/** Locks the order before the attempt, as all code does, to avoid deadlocks. Refuses `not_found`. */
export async function lockWithOrder(ctx: Ctx, paymentId: number): Promise<PaymentRow> {
  return (await lockBoth(ctx, await findPayment(ctx, paymentId))).payment;
}

export async function lockBoth(
  ctx: Ctx,
  { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>,
): Promise<OrderedPayment> {
  const order = await lockOrder(ctx, order_id);
  return { order, payment: await lockPayment(ctx, id) };
}
