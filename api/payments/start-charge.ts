import { numberOfOrder } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import { gatewayOf } from './providers/find-provider.ts';
import { findPayment, showCharge, storeProviderRef } from './store.ts';

/**
 * Has the provider ask for the money, once an attempt has started. Each step is stored before the next, so that a
 * crashed or repeated run goes on with the same number: no second one is ever payable.
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
    orderNumber: await numberOfOrder(ctx, payment.order_id),
    phone: payment.phone,
  });
  const reference = offerOf(payment)?.flow === 'reference' ? providerRef : null;
  const isPending = await showCharge(ctx, paymentId, { reference, redirect_url: redirectUrl ?? null });
  // It has ended while the provider was asked.
  if (!isPending) await gateway.cancel(providerRef);
}

function awaitsCharge({ status, reference, redirect_url }: PaymentRow): boolean {
  return status === 'pending' && reference === null && redirect_url === null;
}
