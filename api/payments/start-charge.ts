import { findOrder } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import { gatewayOf } from './providers/find-provider.ts';
import { findPayment, showCharge, storeProviderRef } from './store.ts';

/**
 * Requests the charge from the provider. Each step is stored before the next, so that a crashed or repeated run continues
 * with the same reference: there is never a second payable one.
 */
export async function startCharge(ctx: Ctx, paymentId: number): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  const gateway = gatewayOf(ctx.config, payment.provider);
  if (!gateway || !payment.expires_at || !awaitsCharge(payment)) return;
  const providerRef = payment.provider_ref ?? (await storeProviderRef(ctx, paymentId, await gateway.reserve()));
  const { redirectUrl } = await gateway.create({
    providerRef,
    amountMinor: payment.amount_minor,
    payBy: payment.expires_at,
    orderNumber: (await findOrder(ctx, payment.order_id)).number,
    phone: payment.phone,
  });
  const reference = offerOf(payment)?.flow === 'reference' ? providerRef : null;
  const isPending = await showCharge(ctx, paymentId, { reference, redirect_url: redirectUrl ?? null });
  // The attempt has ended during the request.
  if (!isPending) await gateway.cancel(providerRef);
}

function awaitsCharge({ status, reference, redirect_url }: PaymentRow): boolean {
  return status === 'pending' && reference === null && redirect_url === null;
}
