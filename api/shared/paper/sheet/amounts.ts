import type { LocaleKey } from '#contract/basics.ts';
import { decimalsOf } from '#contract/visitor-values.ts';
import { numberFormat } from '#contract/rules/formats.ts';

/** How a document writes its figures. */
export function amountsIn(locale: LocaleKey, currency: string) {
  const amount = (minor: number) => amountIn(locale, currency, minor);
  return {
    amount,
    money: (minor: number) => `${amount(minor)}\u00A0${currency.toUpperCase()}`,
    rate: (percent: number) => numberFormat(locale, { maximumFractionDigits: 2 }).format(percent),
  };
}

/** All Portuguese locales group amounts alike. */
function amountIn(locale: LocaleKey, currency: string, minor: number): string {
  const decimals = decimalsOf(currency);
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' } as const;
  const format = numberFormat(locale === 'en-GB' ? locale : 'pt-AO', options);
  return format.format(minor / 10 ** decimals).replaceAll(/\s/g, '\u00A0');
}

export function countryIn(locale: LocaleKey, country: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
