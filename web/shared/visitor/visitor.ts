import { createIsomorphicFn } from '@tanstack/react-start';
import { useRouteContext } from '@tanstack/react-router';
import {
  builtInCurrencies,
  defaultCurrency,
  defaultLocale,
  localeKeys,
  type CurrencyKey,
  type KnownCurrency,
  type LocaleKey,
  type Visitor,
} from '#contract/visitor-values.ts';
import { appStart } from './app-settings.ts';
import { pageFacts } from '../page/page-facts.ts';
import { requestContext } from '../api/request-context.ts';

export type { Visitor };

export function isLocale(value: unknown): value is LocaleKey {
  return localeKeys.some((key) => key === value);
}

/** Until the browser has loaded the currencies, those that the server rendered with. */
export function operatorCurrencies(): readonly KnownCurrency[] {
  const { currencies } = appStart();
  return currencies.length > 0 ? currencies : pageFacts().currencies;
}

export function isCurrency(value: unknown): value is CurrencyKey {
  return operatorCurrencies().some(({ key }) => key === value);
}

/** Only the URL decides what the server renders; the browser starts from what the server wrote on <html>. */
const firstVisitor: () => Visitor = createIsomorphicFn()
  .server((): Visitor => requestContext().visitor)
  .client((): Visitor => {
    const { lang, dataset } = document.documentElement;
    return {
      locale: isLocale(lang) ? lang : defaultLocale,
      currency: dataset['currency'] ?? defaultCurrency,
    };
  });

let inBrowser: Visitor | undefined;

export const currentVisitor: () => Visitor = createIsomorphicFn()
  .server((): Visitor => requestContext().visitor)
  .client((): Visitor => (inBrowser ??= firstVisitor()));

export function setCurrentVisitor(visitor: Visitor): void {
  inBrowser = visitor;
}

export function useVisitor(): Visitor {
  return useRouteContext({ from: '__root__', select: (context) => context.visitor });
}

export function currencyIdOf(key: CurrencyKey): number {
  return operatorCurrencies().find((currency) => currency.key === key)?.id ?? builtInCurrencies.aoa.id;
}
