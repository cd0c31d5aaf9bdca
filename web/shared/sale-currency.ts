import { offersNow } from './payment-offers.ts';
import { houseCurrencies } from './visitor.ts';

/** The currency in which one buys: the chosen one where something can be paid in it, else the first where it can. */
export function saleCurrency(chosen: string): string {
  if (isPayable(chosen)) return chosen;
  return houseCurrencies().find(({ key }) => isPayable(key))?.key ?? chosen;
}

function isPayable(key: string): boolean {
  return offersNow().some(({ currencies }) => currencies.includes(key));
}
