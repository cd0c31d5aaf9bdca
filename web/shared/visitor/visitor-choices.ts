import { useLocation } from '@tanstack/react-router';
import { useAppStart } from './app-settings.ts';
import { nameIn, recordIn } from '../texts/name-in.ts';
import { useTexts } from '../texts/texts.ts';
import { useVisitor } from './visitor.ts';

/** Their names are in the texts; any other is called as the operator calls it, and so is one that the operator named by language. */
const namedCurrencies = ['aoa', 'usd', 'eur', 'mzn', 'zar', 'gbp', 'brl'] as const;

export type Choice = { key: string; name: string };

export function useLocaleChoices(): readonly Choice[] {
  const { locale } = useVisitor();
  return choicesOf(
    useAppStart(({ locales }) => locales),
    locale,
  ).map(({ key, name }) => ({ key, name: nameIn(name, locale) }));
}

export function useCurrencyChoices(): readonly Choice[] {
  const t = useTexts('site');
  const { locale, currency } = useVisitor();
  const nameOf = ({ key, name }: Choice) =>
    isNamed(key) && recordIn(name) === null ? t(`currency_${key}`) : nameIn(name, locale);
  const inFull = (choice: Choice) => ({ key: choice.key, name: `${nameOf(choice)} (${choice.key.toUpperCase()})` });
  return choicesOf(
    useAppStart(({ currencies }) => currencies),
    currency,
  ).map(inFull);
}

function isNamed(key: string): key is (typeof namedCurrencies)[number] {
  return namedCurrencies.some((named) => named === key);
}

function choicesOf(listed: readonly Choice[], current: string): readonly Choice[] {
  return listed.length > 0 ? listed : [{ key: current, name: current }];
}

export function useCurrencyLock(): string | undefined {
  const t = useTexts('shell');
  const hasErp = useAppStart((start) => start.hasErp);
  // The currency is fixed once checkout begins.
  const isCheckout = useLocation({ select: ({ pathname }) => pathname.startsWith('/checkout') });

  if (hasErp) return t('currency_fixed');
  return isCheckout ? t('currency_frozen') : undefined;
}
