import { Refusal } from '#contract/refusals.ts';
import { isOpenOrder } from '#contract/sales/orders/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { mayBuyFor } from './buyer-scope.ts';
import { invoicesOf } from './store/invoices.ts';
import { lockOrder, type OrderRow } from './store/orders.ts';

/** Locks an order that the actor may pay. Refuses `not_signed_in`, `not_found`, and `order_not_payable` once it is paid, canceled or overdue. */
export async function orderToPay(
  ctx: Ctx,
  { order_id, invoice_id }: { order_id: number; invoice_id: number },
): Promise<OrderRow> {
  signedIn(ctx);
  const order = await lockOrder(ctx, order_id);
  if (!(await mayBuyFor(ctx, order))) throw new Refusal('not_found');
  const invoice = (await invoicesOf(ctx, [order_id])).find(({ id }) => id === invoice_id);
  if (!invoice) throw new Refusal('not_found');
  const isOver = order.expires_at !== null && order.expires_at <= ctx.now();
  if (!isOpenOrder(order.status) || isOver) throw new Refusal('order_not_payable');
  return order;
}
