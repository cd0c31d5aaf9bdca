import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { offersNow } from './payment-offers.ts';
import { operatorCurrencies } from '../visitor/visitor.ts';

export function saleCurrency(chosen: string): string {
  if (isPayable(chosen)) return chosen;
  return operatorCurrencies().find(({ key }) => isPayable(key))?.key ?? chosen;
}

/** With money: credit is given in one currency only. */
function isPayable(key: string): boolean {
  const offers: readonly PaymentOffer[] = offersNow();
  return offers.some((offer) => offer.currencies.includes(key) && creditKindOf(offer) === null);
}
