import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { offerBy } from '#contract/rules/payment-offers.ts';
import type { PaymentRow } from './payment-row.ts';
import { allOffers } from './providers/find-provider.ts';

/** Undefined where the payment was started by an offer that no longer exists. */
export function offerOf({ method_slug: method, channel }: PaymentRow): PaymentOffer | undefined {
  return offerBy(allOffers(), { method, channel });
}
