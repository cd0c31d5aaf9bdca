import type { PaymentOffer } from '#contract/payments/offers.ts';
import { offerBy } from '#contract/rules/payment-offers.ts';
import type { PaymentRow } from './payment-row.ts';
import { allOffers } from './providers/find-provider.ts';

/** The way to pay that an attempt was started by; undefined once it is offered no more. */
export function offerOf({ method_slug: method, channel }: PaymentRow): PaymentOffer | undefined {
  return offerBy(allOffers(), { method, channel });
}
