import { builtInCurrencies, defaultLocale, localeKeys, type CurrencyKey } from '#contract/visitor-values.ts';
import { isLocale, type Visitor } from '#web/shared/visitor/visitor.ts';

type Preference = { locale?: unknown; currency?: unknown };

type Existing = {
  named: Preference;
  /** In the user's account. */
  saved: Preference;
  /** In this browser. */
  stored: Preference;
  drawn: Visitor;
  hasErp: boolean;
  currencies: readonly CurrencyKey[];
  currenciesFailed: boolean;
  browserLanguage: string;
  /** The address is that of a page which readers see before they could choose a language. */
  followsBrowser: boolean;
};

/** With an ERP everything is sold in the main currency [specification 4]. */
const mainCurrency: CurrencyKey = builtInCurrencies.aoa.key;

export function chosenAmong({ named, saved, stored, drawn, hasErp, ...existing }: Existing): Visitor {
  const { followsBrowser, browserLanguage } = existing;
  const preferences = [named, saved, stored];
  const currencies = preferences
    .map((preference) => preference.currency)
    .filter((preference) => preference !== undefined && preference !== null);
  return {
    locale:
      preferences.map((preference) => preference.locale).find(isLocale) ??
      (followsBrowser ? localeFor(browserLanguage) : drawn.locale),
    currency: hasErp ? mainCurrency : currencyAmong(currencies, drawn.currency, existing),
  };
}

type OnOffer = Pick<Existing, 'currencies' | 'currenciesFailed' | 'browserLanguage'>;

/** A currency no longer offered gives way to that of the browser's language. */
function currencyAmong(preferences: unknown[], rendered: CurrencyKey, offer: OnOffer): CurrencyKey {
  const offered = (preference: unknown) => offer.currencies.find((key) => key === preference);
  const [preferred] = preferences.flatMap((preference) => offered(preference) ?? []);
  if (preferred !== undefined) return preferred;
  const ofBrowser = currencyFor(offer.browserLanguage);
  const isUndecided = preferences.length === 0 && !offer.currenciesFailed;
  const inOrder = isUndecided ? [rendered, ofBrowser] : [ofBrowser, rendered];
  return inOrder.find(offered) ?? mainCurrency;
}

/** AOA for Portuguese, otherwise USD [specification 8]. */
export function currencyFor(language: string): CurrencyKey {
  return /^pt\b/i.test(language) ? builtInCurrencies.aoa.key : builtInCurrencies.usd.key;
}

/** Portuguese for Portuguese, otherwise English. */
export function localeFor(language: string): Visitor['locale'] {
  const same = localeKeys.find((key) => key.toLowerCase() === language.toLowerCase());
  return same ?? (/^pt\b/i.test(language) ? defaultLocale : 'en-GB');
}
