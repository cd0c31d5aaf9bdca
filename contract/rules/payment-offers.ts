import { paymentOffers, type PaymentFlow, type PaymentOffer, type SiteOffer } from '#contract/sales/payments/offers.ts';
import type { PaymentChannel, PaymentMethod } from '#contract/sales/payments/values.ts';
import type { CreditKind } from './credit.ts';

export function offersOf<Provider extends SiteOffer['provider']>(provider: Provider) {
  return paymentOffers.filter(
    (offer): offer is Extract<SiteOffer, { provider: Provider }> => offer.provider === provider,
  );
}

/** Undefined where the payment was started by an offer that no longer exists. */
export function offerBy<Offer extends PaymentOffer>(
  offers: readonly Offer[],
  by: { method: PaymentMethod; channel: PaymentChannel },
): Offer | undefined {
  return offers.find(({ method, channel }) => method === by.method && channel === by.channel);
}

const creditKinds: Partial<Record<PaymentFlow, CreditKind>> = { approval: 'contract', reservation: 'reservation' };

/** How it is bought on the current account of an organization; null for offers that are paid with money. */
export function creditKindOf(offer: PaymentOffer | undefined): CreditKind | null {
  return (offer && creditKinds[offer.flow]) ?? null;
}
