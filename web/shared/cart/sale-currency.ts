import type { PaymentOffer } from '#contract/payments/offers.ts';
import { offersNow } from './payment-offers.ts';
import { operatorCurrencies } from '../visitor/visitor.ts';

export function saleCurrency(chosen: string): string {
  if (isPayable(chosen)) return chosen;
  return operatorCurrencies().find(({ key }) => isPayable(key))?.key ?? chosen;
}

function isPayable(key: string): boolean {
  const offers: readonly PaymentOffer[] = offersNow();
  return offers.some(({ currencies }) => currencies.includes(key));
}
