import { useLocale } from 'use-intl/react';
import { builtInCurrencies, decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import { useAppStart } from '../visitor/app-settings.ts';
import { operatorCurrencies, useVisitor } from '../visitor/visitor.ts';

/** Keeps the place of a line that is on its way. */
export const emptyLine = '\u00A0';

/** «45 000,00 AOA»: amounts in the reader's notation, the currency's own symbol after a no-break space. */
export function formatMoney(
  locale: string,
  { amount_minor, currency_id }: { amount_minor: number; currency_id: number },
) {
  const { amount, symbol } = moneyParts(locale, { amount_minor, currency_id });
  return `${amount}\u00A0${symbol}`;
}

export function moneyParts(locale: string, money: { amount_minor: number; currency_id: number }) {
  const currencies: KnownCurrency[] = [...operatorCurrencies(), ...Object.values(builtInCurrencies)];
  const currency = currencies.find(({ id }) => id === money.currency_id);
  const decimals = decimalsOf(currency?.key ?? '');
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' } as const;
  const amount = numberFormat(groupingLocale(locale), options).format(money.amount_minor / 10 ** decimals);
  return { amount: amount.replaceAll(' ', '\u00A0'), symbol: currency?.symbol ?? '' };
}

// Browsers group Mozambican and Portuguese amounts with a dot or a space as their data goes; the operator has one way.
function groupingLocale(locale: string): string {
  return locale.startsWith('pt') ? 'pt-AO' : locale;
}

/** «34 342», as the language groups it. */
export function formatCount(locale: string, count: number): string {
  if (count < 1_000) return String(count);
  return numberFormat(groupingLocale(locale), { useGrouping: 'always' }).format(count).replaceAll(' ', '\u00A0');
}

export function useMoney() {
  const { locale } = useVisitor();
  // The operator's own symbols come with the start.
  useAppStart(symbolsNow);
  return (money: { amount_minor: number; currency_id: number }) => moneyParts(locale, money);
}

function symbolsNow(): string {
  return operatorCurrencies()
    .map(({ id, symbol }) => id + symbol)
    .join();
}

const dayMs = 24 * 3_600_000;
/** Ten months. */
const farMs = 300 * dayMs;

/** Dates as «30 nov.», in a class's own time zone where one is given. */
export function useDates() {
  return datesIn(useLocale());
}

export function datesIn(locale: string) {
  const requested =
    (options: Intl.DateTimeFormatOptions) =>
    (moment: string, timeZone = 'UTC') =>
      dateFormat(locale, { ...options, timeZone }).format(new Date(moment));
  const dayOfMonth = requested({ day: 'numeric' });
  const month = requested({ month: 'short' });
  const weekday = requested({ weekday: 'long' });
  const year = requested({ year: 'numeric' });
  const fullDay = requested({ day: 'numeric', month: 'long', year: 'numeric' });
  // Asked for both at once, Portuguese answers «30/11».
  const day = (moment: string, timeZone?: string) => `${dayOfMonth(moment, timeZone)}\u00A0${month(moment, timeZone)}`;

  const dayOfYear = (moment: string, timeZone?: string) => `${day(moment, timeZone)}\u00A0${year(moment, timeZone)}`;

  /** «30 nov.», with its year where that day could be taken for one of this year; the same for all of a day. */
  function dayAhead(moment: string, timeZone?: string, now = Date.now()): string {
    const today = now - (now % dayMs);
    return (Date.parse(moment) - today < farMs ? day : dayOfYear)(moment, timeZone);
  }

  /** «30 nov.» and «4 dez.», with their years where those differ; null where it begins and ends on one day. */
  function daysBetween({ from, to, tz }: { from: string; to: string | null; tz: string }) {
    if (to === null || fullDay(from, tz) === fullDay(to, tz)) return null;
    const isOneYear = year(from, tz) === year(to, tz);
    const reported = (moment: string) => (isOneYear ? day : dayOfYear)(moment, tz);
    return { from: reported(from), to: reported(to) };
  }

  return {
    dayOfMonth,
    month,
    day,
    dayAhead,
    daysBetween,
    fullDay,
    // «segunda», as one says it.
    weekday: (moment: string, timeZone?: string) => weekday(moment, timeZone).replace('-feira', ''),
    time: requested({ hour: '2-digit', minute: '2-digit' }),
  };
}

const numberFormat = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
const dateFormat = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/** To make a format takes far longer than to use it; there are but a few. */
function madeOnce<Options, Format>(Make: new (locale: string, options: Options) => Format) {
  const made: Record<string, Format> = {};
  return (locale: string, options: Options) => (made[locale + JSON.stringify(options)] ??= new Make(locale, options));
}

export function thisYear(): string {
  return String(new Date().getFullYear());
}

const fileUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** "1,5 MB" in the reader's language. */
export function fileSizeText(bytes: number, locale: string): string {
  const power = Math.min(fileUnits.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  const unit = fileUnits[power] ?? 'byte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: power > 1 ? 1 : 0 }).format(
    bytes / 1000 ** power,
  );
}
