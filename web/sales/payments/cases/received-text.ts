import { withSymbol } from '#contract/rules/with-symbol.ts';
import { builtInCurrencies, decimalsOf } from '#contract/visitor-values.ts';
import { formatMoney } from '#web/shared/texts/format.ts';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';

/** Money in any currency; one that the site does not know is written by its code. */
export function receivedText(locale: string, amountMinor: number, currencyKey: string): string {
  const known = [...operatorCurrencies(), ...Object.values(builtInCurrencies)].find(({ key }) => key === currencyKey);
  if (known) return formatMoney(locale, { amount_minor: amountMinor, currency_id: known.id });
  const decimals = decimalsOf(currencyKey);
  const amount = (amountMinor / 10 ** decimals).toFixed(decimals);
  return withSymbol(locale.startsWith('pt') ? amount.replace('.', ',') : amount, currencyKey.toUpperCase(), locale);
}
