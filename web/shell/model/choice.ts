import { builtInCurrencies, type CurrencyKey } from '#contract/visitor-values.ts';
import { isCurrency, isLocale, type Visitor } from '#web/shared/visitor.ts';

type Wish = { locale?: unknown; currency?: unknown };

type Known = {
  /** By the address. */
  named: Wish;
  /** With the user. */
  saved: Wish;
  /** In this browser. */
  kept: Wish;
  /** What the server drew. */
  drawn: Visitor;
  hasErp: boolean;
  /** Told when the house's currencies did not come. */
  browserLanguage: string | null;
};

/** With an ERP everything is sold in the main currency [specification 4]. */
const mainCurrency: CurrencyKey = builtInCurrencies.aoa.key;

/** The address decides first, then what the user saved, then what this browser remembers, then what was drawn. */
export function chosenAmong({ named, saved, kept, drawn, hasErp, browserLanguage }: Known): Visitor {
  const wishes = [named, saved, kept];
  const otherwise = browserLanguage === null ? drawn.currency : currencyFor(browserLanguage);
  const currency = wishes.map((wish) => wish.currency).find(isCurrency) ?? otherwise;
  return {
    locale: wishes.map((wish) => wish.locale).find(isLocale) ?? drawn.locale,
    currency: hasErp ? mainCurrency : currency,
  };
}

/** AOA for whose browser speaks Portuguese, else USD [specification 8]. */
export function currencyFor(language: string): CurrencyKey {
  return /^pt\b/i.test(language) ? builtInCurrencies.aoa.key : builtInCurrencies.usd.key;
}
