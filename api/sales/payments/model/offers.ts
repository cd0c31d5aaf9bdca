import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import type { PaymentChannel, PaymentMethod } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { offerBy } from '#contract/rules/payment-offers.ts';
import { hourMs } from '#contract/rules/durations.ts';

type Input = { method: PaymentMethod; channel: PaymentChannel; currencyKey: string };

export function offerFor(offers: readonly PaymentOffer[], { currencyKey, ...by }: Input): PaymentOffer {
  const offer = offerBy(offers, by);
  if (!offer?.currencies.includes(currencyKey)) throw new Refusal('method_not_available', { field: 'method' });
  return offer;
}

export function expiryOf({ hours }: PaymentOffer, startedAt: Date): Date {
  return new Date(startedAt.getTime() + hours * hourMs);
}

/** When the attempt itself ends: the seats may be held for longer. */
export function answerBy({ answerSeconds }: PaymentOffer, { startedAt, heldUntil }: Times): Date {
  if (answerSeconds === null) return heldUntil;
  return new Date(Math.min(heldUntil.getTime(), startedAt.getTime() + answerSeconds * 1_000));
}

type Times = { startedAt: Date; heldUntil: Date };

const reviewDays = 14;

export function reviewEndsAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + reviewDays * 24 * hourMs);
}
