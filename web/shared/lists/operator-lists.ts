import type { Currency, Locale } from '#contract/platform/settings/calls.ts';
import { builtInCurrencies, localeIds, localeKeys, type LocaleKey } from '#contract/visitor-values.ts';
import type { ListedCurrency, ListedLocale } from './listed.ts';
import { recordIn } from '../texts/name-in.ts';
import { isLocale } from '../visitor/visitor.ts';

const localeNames: Record<LocaleKey, string> = {
  'pt-PT': 'Português (Portugal)',
  'pt-AO': 'Português (Angola)',
  'pt-MZ': 'Português (Moçambique)',
  'en-GB': 'English (United Kingdom)',
};

export const builtInLists: { locales: ListedLocale[]; currencies: ListedCurrency[] } = {
  locales: localeKeys.map((key) => ({ id: localeIds[key], key, name: localeNames[key] })),
  currencies: Object.values(builtInCurrencies),
};

export function listedLocales(locales: readonly Locale[]): ListedLocale[] {
  return locales.filter(({ key }) => isLocale(key)).map(({ id, key, name }) => ({ id, key, name }));
}

export function listedCurrencies(currencies: readonly Currency[]): ListedCurrency[] {
  return currencies.map(({ id, key, name, definition }) => ({ id, key, name, symbol: symbolOf(key, definition) }));
}

function symbolOf(key: string, definition: string): string {
  const symbol = recordIn(definition)?.['symbol'];
  if (typeof symbol === 'string' && symbol !== '') return symbol;
  const builtIn = Object.values(builtInCurrencies).find((currency) => currency.key === key);
  return builtIn?.symbol ?? symbolInTheWorld(key);
}

function symbolInTheWorld(key: string): string {
  const currency = key.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const asMoney = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return asMoney.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
