import type { Ctx } from '#api/shared/context.ts';
import { gatewayNamed } from './gateway/gateway-named.ts';
import { findPayment, keepProviderRef, showReference } from './store.ts';
import { numberOfOrder } from '#api/orders/index.ts';

/**
 * Asks the provider for a reference, once an attempt has started. Each step is kept before the next, so that a killed
 * or repeated run goes on with the same number: no second one is ever payable.
 */
export async function requestReference(ctx: Ctx, paymentId: number): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  const gateway = gatewayNamed(ctx.config, payment.provider);
  if (!gateway || payment.status !== 'pending' || payment.reference || !payment.expires_at) return;
  const providerRef = payment.provider_ref ?? (await keepProviderRef(ctx, paymentId, await gateway.reserve()));
  await gateway.create({
    providerRef,
    amountMinor: payment.amount_minor,
    payBy: payment.expires_at,
    orderNumber: await numberOfOrder(ctx, payment.order_id),
  });
  const isShown = await showReference(ctx, paymentId, providerRef);
  // It has ended while the provider was asked.
  if (!isShown) await gateway.cancel(providerRef);
}
