import { currenciesCalled } from './currency-words.ts';
import { isThousandsByGuess, readNumber } from './read-number.ts';
import { folded } from './read-words.ts';

export type PriceFault = { fault: 'no_amount' | 'negative' | 'too_high' } | { fault: 'other_currency'; named: string };

/** `isGuess`: its only separator stands before three digits, and was read as one of thousands. */
type ReadPrice = { minor: number; isGuess: boolean } | PriceFault;

const mostMinor = 1e14;
const longestPrice = 60;

const free = new Set(
  (
    'free, free of charge, no cost, gratis, gratuito, gratuita, gratuitos, gratuitas, gratuit, de graca, ' +
    'sem custo, sem custos, sin costo, sin coste'
  ).split(', '),
);

/**
 * The amount in minor units of a price as people write it: «Kz 45.000», «R$ 1.234,56», «$1,234.56», «49,99 €», «45 mil
 * Kz», «Grátis». A price in another currency than `currency`, or with any other word, is a fault: a wrong amount must
 * not be stored.
 */
export function readPrice(text: string, currency: string): ReadPrice {
  if (free.has(folded(text))) return { minor: 0, isGuess: false };
  const parts = text.length > longestPrice ? null : partsOf(text);
  if (!parts) return { fault: 'no_amount' };
  return faultOfWords(parts, currency) ?? amountOf(parts);
}

function faultOfWords({ before, after }: Parts, currency: string): PriceFault | null {
  const names = `${before} ${after}`.split(/[\s()+−–-]+/u).filter((word) => word !== '');
  const meant = names.map(currenciesCalled);
  if (meant.some((keys) => keys.length === 0)) return { fault: 'no_amount' };
  const other = meant.find((keys) => !keys.includes(currency));
  return other ? { fault: 'other_currency', named: (other[0] ?? '').toUpperCase() } : null;
}

function amountOf({ before, digits, scale, after }: Parts): ReadPrice {
  const value = readNumber(`${digits}${scale}`);
  if (value === null) return { fault: 'no_amount' };
  const minor = Math.round(value * 100);
  const isNegative = /[-−–]/u.test(`${before}${after}`) || (/\([^)]*$/.test(before) && after.endsWith(')'));
  if (isNegative && minor > 0) return { fault: 'negative' };
  if (minor > mostMinor) return { fault: 'too_high' };
  return { minor, isGuess: scale === '' && isThousandsByGuess(digits) };
}

type Parts = { before: string; digits: string; scale: string; after: string };

function partsOf(text: string): Parts | null {
  const match =
    /^(?<before>\D*?)(?<digits>[.,]?\d(?:[\d.,'’\s]*\d)?)\s*(?<scale>(?:mil|k|K)(?!\p{L}))?(?<after>\D*)$/u.exec(
      text.trim(),
    );
  if (!match?.groups) return null;
  const { before = '', digits = '', scale = '', after = '' } = match.groups;
  return { before: before.trim(), digits, scale, after: after.trim() };
}
