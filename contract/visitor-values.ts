export const localeKeys = ['pt-PT', 'pt-AO', 'pt-MZ', 'en-GB'] as const;
export type LocaleKey = (typeof localeKeys)[number];
export const defaultLocale: LocaleKey = 'pt-PT';

/** The locale of plural rules: browsers apply those of Brazil to Angola and Mozambique, as in «0 curso». */
export function grammarOf(locale: LocaleKey): 'pt-PT' | 'en-GB' {
  return locale === 'en-GB' ? 'en-GB' : 'pt-PT';
}

/** A code of ISO 4217 in lower case. */
export type CurrencyKey = string;
export const defaultCurrency: CurrencyKey = 'aoa';

/** The default of the setting of that name. */
export const minimumLoadingScreenMs = 2_500;

export type KnownCurrency = { id: number; key: CurrencyKey; symbol: string };

const withoutParts = /bif|clp|djf|gnf|isk|jpy|kmf|krw|pyg|rwf|ugx|uyi|vnd|vuv|xaf|xof|xpf/;
const withThousandths = /bhd|iqd|jod|kwd|lyd|omr|tnd/;

/** How many decimals the minor unit of a currency stands for [ISO 4217]; browsers and servers differ on a few. */
export function decimalsOf(key: CurrencyKey): number {
  if (withoutParts.test(key)) return 0;
  return withThousandths.test(key) ? 3 : 2;
}

/** The built-in currencies [specification 9]. */
export const builtInCurrencies = {
  aoa: { id: 1, key: 'aoa', name: 'Kwanza', symbol: 'AOA', locale: 'pt-AO' },
  usd: { id: 2, key: 'usd', name: 'US dollar', symbol: '$', locale: 'en-US' },
} as const;

/** The ids that migration 0002 gives the built-in locales. */
export const localeIds: Record<LocaleKey, number> = { 'pt-PT': 1, 'pt-AO': 2, 'pt-MZ': 3, 'en-GB': 4 };

export type Visitor = { locale: LocaleKey; currency: CurrencyKey };
