import type { Currency, Locale } from '#contract/settings.ts';
import {
  builtInCurrencies,
  localeIds,
  localeKeys,
  type CurrencyKey,
  type LocaleKey,
} from '#contract/visitor-values.ts';
import { recordIn } from './name-in.ts';
import { isCurrency, isLocale } from './visitor.ts';

/** `name` is plain, or JSON text of names per locale key [specification 3]. */
export type ListedLocale = { id: number; key: LocaleKey; name: string };
export type ListedCurrency = { id: number; key: CurrencyKey; name: string; symbol: string };

const localeNames: Record<LocaleKey, string> = {
  'pt-PT': 'Português (Portugal)',
  'pt-AO': 'Português (Angola)',
  'pt-MZ': 'Português (Moçambique)',
  'en-GB': 'English (United Kingdom)',
};

/** What serves when the house's own lists do not come. */
export const builtInLists: { locales: ListedLocale[]; currencies: ListedCurrency[] } = {
  locales: localeKeys.map((key) => ({ id: localeIds[key], key, name: localeNames[key] })),
  currencies: Object.values(builtInCurrencies),
};

/** The locales that this product speaks, among those of the house. */
export function listedLocales(locales: readonly Locale[]): ListedLocale[] {
  return locales.filter(({ key }) => isLocale(key)).map(({ id, key, name }) => ({ id, key, name }));
}

/** The currencies that this product sells in, with the symbols of their definitions. */
export function listedCurrencies(currencies: readonly Currency[]): ListedCurrency[] {
  return currencies.flatMap(({ id, key, name, definition }) => {
    if (!isCurrency(key)) return [];
    const symbol = recordIn(definition)?.['symbol'];
    return [{ id, key, name, symbol: typeof symbol === 'string' ? symbol : builtInCurrencies[key].symbol }];
  });
}
