import { useFormatter } from 'use-intl/react';
import { builtInCurrencies, decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import { useAppStart } from './app-settings.ts';
import { houseCurrencies, useVisitor } from './visitor.ts';

/** «45 000,00 AOA»: amounts in the reader's notation, the currency's own symbol after a no-break space. */
export function formatMoney(
  locale: string,
  { amount_minor, currency_id }: { amount_minor: number; currency_id: number },
) {
  const { amount, symbol } = moneyParts(locale, { amount_minor, currency_id });
  return `${amount}\u00A0${symbol}`;
}

export function moneyParts(locale: string, money: { amount_minor: number; currency_id: number }) {
  const currencies: KnownCurrency[] = [...houseCurrencies(), ...Object.values(builtInCurrencies)];
  const currency = currencies.find(({ id }) => id === money.currency_id);
  const decimals = decimalsOf(currency?.key ?? '');
  const amount = new Intl.NumberFormat(groupingLocale(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  }).format(money.amount_minor / 10 ** decimals);
  return { amount: amount.replaceAll(' ', '\u00A0'), symbol: currency?.symbol ?? '' };
}

// Browsers group Mozambican and Portuguese amounts with a dot or a space as their data goes; the house has one way.
function groupingLocale(locale: string): string {
  return locale.startsWith('pt') ? 'pt-AO' : locale;
}

export function useMoney() {
  const { locale } = useVisitor();
  // The house's own symbols come with the start.
  useAppStart();
  return (money: { amount_minor: number; currency_id: number }) => moneyParts(locale, money);
}

/** Dates as «30 nov.», in a class's own time zone where one is given. */
export function useDates() {
  const format = useFormatter();
  const dayOfMonth = (moment: string, timeZone = 'UTC') =>
    format.dateTime(new Date(moment), { day: 'numeric', timeZone });
  const month = (moment: string, timeZone = 'UTC') => format.dateTime(new Date(moment), { month: 'short', timeZone });
  return {
    dayOfMonth,
    month,
    // Asked for both at once, Portuguese answers «30/11».
    day: (moment: string, timeZone = 'UTC') => `${dayOfMonth(moment, timeZone)}\u00A0${month(moment, timeZone)}`,
    fullDay: (moment: string, timeZone = 'UTC') =>
      format.dateTime(new Date(moment), { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
    // «segunda», as one says it.
    weekday: (moment: string, timeZone = 'UTC') =>
      format.dateTime(new Date(moment), { weekday: 'long', timeZone }).replace('-feira', ''),
    time: (moment: string, timeZone = 'UTC') =>
      format.dateTime(new Date(moment), { hour: '2-digit', minute: '2-digit', timeZone }),
  };
}

export function thisYear(): string {
  return String(new Date().getFullYear());
}
