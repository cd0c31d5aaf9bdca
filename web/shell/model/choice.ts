import { builtInCurrencies, type CurrencyKey } from '#contract/visitor-values.ts';
import { isLocale, type Visitor } from '#web/shared/visitor.ts';

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
  /** The keys of those that the house has now. */
  currencies: readonly CurrencyKey[];
  currenciesFailed: boolean;
  browserLanguage: string;
};

/** With an ERP everything is sold in the main currency [specification 4]. */
const mainCurrency: CurrencyKey = builtInCurrencies.aoa.key;

/** The address decides first, then what the user saved, then what this browser remembers, then what was drawn. */
export function chosenAmong({ named, saved, kept, drawn, hasErp, ...known }: Known): Visitor {
  const wishes = [named, saved, kept];
  const currencies = wishes.map((wish) => wish.currency).filter((wish) => wish !== undefined && wish !== null);
  return {
    locale: wishes.map((wish) => wish.locale).find(isLocale) ?? drawn.locale,
    currency: hasErp ? mainCurrency : currencyAmong(currencies, drawn.currency, known),
  };
}

type OnOffer = Pick<Known, 'currencies' | 'currenciesFailed' | 'browserLanguage'>;

/** What was wished and is there no more gives way to the one of the browser's language, as when none came. */
function currencyAmong(wishes: unknown[], drawn: CurrencyKey, offer: OnOffer): CurrencyKey {
  const offered = (wish: unknown) => offer.currencies.find((key) => key === wish);
  const [wished] = wishes.flatMap((wish) => offered(wish) ?? []);
  if (wished !== undefined) return wished;
  const ofBrowser = currencyFor(offer.browserLanguage);
  const isUndecided = wishes.length === 0 && !offer.currenciesFailed;
  const inOrder = isUndecided ? [drawn, ofBrowser] : [ofBrowser, drawn];
  return inOrder.find(offered) ?? mainCurrency;
}

/** AOA for whose browser speaks Portuguese, else USD [specification 8]. */
export function currencyFor(language: string): CurrencyKey {
  return /^pt\b/i.test(language) ? builtInCurrencies.aoa.key : builtInCurrencies.usd.key;
}
