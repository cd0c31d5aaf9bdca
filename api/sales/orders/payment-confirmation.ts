import { Refusal } from '#contract/refusals.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { buyerScope, isWithin } from './buyer-scope.ts';
import { moneyMovements } from './model/money-movements.ts';
import { historyOf } from './store/history.ts';
import { latestProforma } from './store/invoices.ts';
import { findOrders } from './store/orders.ts';

type Pdf = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * What was received for a paid order, and what was returned, without fiscal value. For its buyer, or those who read the
 * orders of their organization, and nobody else. Refuses `not_signed_in`, `not_found`, `too_many_requests`, and
 * `payment_not_confirmed` before the order is paid, for a free one, and for a debt by contract.
 */
export async function paymentConfirmation(ctx: Ctx, id: number): Promise<Pdf> {
  const { userId } = signedIn(ctx);
  const [order] = await findOrders(ctx, [id]);
  if (!order || !(await isWithin(ctx, buyerScope(ctx, 'orders.read'), order))) throw new Refusal('not_found');
  const movements = moneyMovements(await historyOf(ctx, id));
  const isPaid = isPaidOrder(order.status) && movements.some(({ kind }) => kind === 'received');
  if (!isPaid) throw new Refusal('payment_not_confirmed');
  await limitRate(ctx, `payment-confirmations ${userId}`, { most: 60, withinSeconds: 3_600 });
  const { snapshot } = await latestProforma(ctx, id);
  // The PDF library is large, so it is loaded at the first use.
  const { renderConfirmation } = await import('./paper/render-confirmation.ts');
  const bytes = await renderConfirmation({ snapshot, movements, locale: ctx.locale });
  return { name: `${order.number}.pdf`, bytes };
}
