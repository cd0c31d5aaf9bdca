import type { Ctx } from '#api/shared/context.ts';
import { declineCharge } from './decline-charge.ts';
import { nextQuery } from './model/query-after.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import { gatewayOf } from './providers/find-provider.ts';
import { findToCharge, showCharge, storeChargeId, storeProviderRef } from './store.ts';

/**
 * Requests the charge from the provider. Each step is stored before the next, so that a crashed or repeated run continues
 * with the same reference: there is never a second payable one.
 */
export async function startCharge(ctx: Ctx, paymentId: number): Promise<void> {
  const payment = await findToCharge(ctx, paymentId);
  const gateway = gatewayOf(ctx.config, payment.provider);
  if (!gateway || !awaitsCharge(payment, ctx.now())) return;
  const providerRef = payment.provider_ref ?? (await storeProviderRef(ctx, paymentId, await gateway.reserve()));
  const { redirectUrl, chargeId, refusal } = await gateway.create({
    providerRef,
    amountMinor: payment.amount_minor,
    payBy: payment.expires_at,
    orderNumber: payment.order_number,
    phone: payment.phone,
  });
  if (refusal) return declineCharge(ctx, paymentId, refusal);
  if (chargeId) await storeChargeId(ctx, paymentId, { chargeId, next_query_at: nextQuery(0, ctx.now()) });
  const reference = offerOf(payment)?.flow === 'reference' ? providerRef : null;
  const isPending = await showCharge(ctx, paymentId, { reference, redirect_url: redirectUrl ?? null });
  // The attempt has ended during the request.
  if (!isPending) await gateway.cancel(providerRef);
}

/** Nothing is sent once it would come too late. */
function awaitsCharge<P extends PaymentRow>(payment: P, now: Date): payment is P & { expires_at: Date } {
  const { status, expires_at, reference, redirect_url, charge_id } = payment;
  const isCharged = reference !== null || redirect_url !== null || charge_id !== null;
  return status === 'pending' && !isCharged && expires_at !== null && expires_at > now;
}
