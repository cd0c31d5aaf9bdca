import {
  paymentOffers,
  type PaymentChannel,
  type PaymentMethod,
  type PaymentOffer,
} from '#contract/payments-values.ts';
import { Refusal } from '#contract/refusals.ts';

export type Provider = 'proxypay' | 'manual';

type Wish = { method: PaymentMethod; channel: PaymentChannel; currencyKey: string };

/** Refuses `method_not_available` for what cannot be offered, in that currency. */
export function offerFor({ method, channel, currencyKey }: Wish): PaymentOffer {
  const offers: PaymentOffer[] = [...paymentOffers];
  const offer = offers.find((each) => each.method === method && each.channel === channel);
  if (!offer?.currencies.includes(currencyKey)) throw new Refusal('method_not_available', { field: 'method' });
  return offer;
}

export function providerOf(method: PaymentMethod): Provider {
  return method === 'multicaixa' ? 'proxypay' : 'manual';
}

const hourMs = 3_600_000;

export function expiryOf({ hours }: PaymentOffer, startedAt: Date): Date {
  return new Date(startedAt.getTime() + hours * hourMs);
}

/** A proof keeps its seats until somebody has looked at it; after this long nobody will. */
const reviewDays = 14;

export function reviewEndsAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + reviewDays * 24 * hourMs);
}
