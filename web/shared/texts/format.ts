import { useLocale } from 'use-intl/react';
import { isSymbolFirst, withSymbol } from '#contract/rules/with-symbol.ts';
import { builtInCurrencies, decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { useAppStart } from '../visitor/app-settings.ts';
import { operatorCurrencies, useVisitor } from '../visitor/visitor.ts';

/** Keeps the height of a line that is still loading. */
export const emptyLine = '\u00A0';

type Money = { amount_minor: number; currency_id: number };

/** «45 000,00 Kz» in Portuguese, «Kz 45,000.00» and «$158.00» in English. */
export function formatMoney(locale: string, money: Money) {
  const { amount, symbol } = moneyParts(locale, money);
  return withSymbol(amount, symbol, locale);
}

function moneyParts(locale: string, money: Money) {
  const currencies: KnownCurrency[] = [...operatorCurrencies(), ...Object.values(builtInCurrencies)];
  const currency = currencies.find(({ id }) => id === money.currency_id);
  const decimals = decimalsOf(currency?.key ?? '');
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' } as const;
  const amount = numberFormat(groupingLocale(locale), options).format(money.amount_minor / 10 ** decimals);
  return { amount: amount.replaceAll(' ', '\u00A0'), symbol: currency?.symbol ?? '' };
}

// Browsers differ in how they group Mozambican and Portuguese amounts; the site groups all as Angolan ones.
function groupingLocale(locale: string): string {
  return locale.startsWith('pt') ? 'pt-AO' : locale;
}

export function formatCount(locale: string, count: number): string {
  if (count < 1_000) return String(count);
  return numberFormat(groupingLocale(locale), { useGrouping: 'always' }).format(count).replaceAll(' ', '\u00A0');
}

export function useMoney() {
  const { locale } = useVisitor();
  // The symbols of the operator are loaded at the start of the app.
  useAppStart(symbolsNow);
  return (money: Money) => ({
    ...moneyParts(locale, money),
    text: formatMoney(locale, money),
    isSymbolFirst: isSymbolFirst(locale),
  });
}

function symbolsNow(): string {
  return operatorCurrencies()
    .map(({ id, symbol }) => id + symbol)
    .join();
}

const tenMonthsMs = 300 * dayMs;

export function useDates() {
  return datesIn(useLocale());
}

export function datesIn(locale: string) {
  const formatter =
    (options: Intl.DateTimeFormatOptions) =>
    (moment: string, timeZone = 'UTC') =>
      dateFormat(locale, { ...options, timeZone }).format(new Date(moment));
  const dayOfMonth = formatter({ day: 'numeric' });
  const month = formatter({ month: 'short' });
  const weekday = formatter({ weekday: 'long' });
  const year = formatter({ year: 'numeric' });
  const fullDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
  // A format of both would be «30/11» in Portuguese.
  const day = (moment: string, timeZone?: string) => `${dayOfMonth(moment, timeZone)}\u00A0${month(moment, timeZone)}`;

  const dayOfYear = (moment: string, timeZone?: string) => `${day(moment, timeZone)}\u00A0${year(moment, timeZone)}`;

  /** «30 nov.», with its year from ten months ahead; it changes only at midnight (UTC). */
  function dayAhead(moment: string, timeZone?: string, now = Date.now()): string {
    const today = now - (now % dayMs);
    return (Date.parse(moment) - today < tenMonthsMs ? day : dayOfYear)(moment, timeZone);
  }

  /** «30 nov.» and «4 dez.», «23» and «29 nov.», with their years if those differ; null if both are on one day. */
  function daysBetween({ from, to, tz }: { from: string; to: string | null; tz: string }) {
    if (to === null || fullDay(from, tz) === fullDay(to, tz)) return null;
    const isOneYear = year(from, tz) === year(to, tz);
    return { from: dayBefore(to, from, tz), to: (isOneYear ? day : dayOfYear)(to, tz) };
  }

  /** «23» before «29 de novembro de 2026», «30 nov.» before «6 de dezembro de 2026», with its year if that differs. */
  function dayBefore(last: string, first: string, tz?: string): string {
    if (year(first, tz) !== year(last, tz)) return dayOfYear(first, tz);
    return month(first, tz) === month(last, tz) ? dayOfMonth(first, tz) : day(first, tz);
  }

  return {
    dayOfMonth,
    month,
    day,
    dayBefore,
    dayAhead,
    dayOfYear,
    daysBetween,
    fullDay,
    // «segunda» for «segunda-feira».
    weekday: (moment: string, timeZone?: string) => weekday(moment, timeZone).replace('-feira', ''),
    time: formatter({ hour: '2-digit', minute: '2-digit' }),
  };
}

const numberFormat = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
const dateFormat = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/** To construct a format takes far longer than to use it. */
function madeOnce<Options, Format>(Make: new (locale: string, options: Options) => Format) {
  const made: Record<string, Format> = {};
  return (locale: string, options: Options) => (made[locale + JSON.stringify(options)] ??= new Make(locale, options));
}

export function thisYear(): string {
  return String(new Date().getFullYear());
}

const fileUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

export function fileSizeText(bytes: number, locale: string): string {
  const power = Math.min(fileUnits.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  const unit = fileUnits[power] ?? 'byte';
  const unitDisplay = power === 0 ? 'long' : 'short';
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** power);
}
