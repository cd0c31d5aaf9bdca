import { useLocation } from '@tanstack/react-router';
import { useAppStart } from './app-settings.ts';
import { nameIn } from '../texts/name-in.ts';
import { useTexts } from '../texts/texts.ts';
import { useVisitor } from './visitor.ts';

export type Choice = { key: string; name: string };

export function useLocaleChoices(): readonly Choice[] {
  const { locale } = useVisitor();
  return choicesOf(
    useAppStart(({ locales }) => locales),
    locale,
  ).map(({ key, name }) => ({ key, name: nameIn(name, locale) }));
}

export function useCurrencyChoices(): readonly Choice[] {
  const { locale, currency } = useVisitor();
  const inFull = ({ key, name }: Choice) => ({ key, name: `${nameIn(name, locale)} (${key.toUpperCase()})` });
  return choicesOf(
    useAppStart(({ currencies }) => currencies),
    currency,
  ).map(inFull);
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
