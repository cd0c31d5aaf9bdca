import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

describe('a price', () => {
  test.each([
    ['Kz 45.000', 'aoa', 4_500_000],
    ['45.000 Kz', 'aoa', 4_500_000],
    ['Kz45.000,00', 'aoa', 4_500_000],
    ['45000kz', 'aoa', 4_500_000],
    ['AOA 45 000,50', 'aoa', 4_500_050],
    ['AOA\u00A045\u00A0000,50', 'aoa', 4_500_050],
    ['45\u202F000,50\u202FAOA', 'aoa', 4_500_050],
    ['45 mil Kz', 'aoa', 4_500_000],
    ['45k', 'aoa', 4_500_000],
    ['45 000 kwanzas', 'aoa', 4_500_000],
    ['R$ 1.234,56', 'brl', 123_456],
    ['R$1.234,56', 'brl', 123_456],
    ['BRL 1,234.56', 'brl', 123_456],
    ['$1,234.56', 'usd', 123_456],
    ['US$ 1,234.56', 'usd', 123_456],
    ['1 234.56 USD', 'usd', 123_456],
    ['$19.99', 'usd', 1_999],
    ['$1,234.56', 'mxn', 123_456],
    ['€ 49,99', 'eur', 4_999],
    ['49,99€', 'eur', 4_999],
    ['49.99 EUR', 'eur', 4_999],
    ['€1.234,5', 'eur', 123_450],
    ['1.500 MT', 'mzn', 150_000],
    ['MTn 1.500,00', 'mzn', 150_000],
    ['1500 MZN', 'mzn', 150_000],
    ["1'234.50", 'usd', 123_450],
    ['1,234,567', 'usd', 123_456_700],
    ['19.9', 'usd', 1_990],
    ['.5', 'usd', 50],
    ['9.9900', 'usd', 999],
    ['0', 'aoa', 0],
    ['0,00 Kz', 'aoa', 0],
    ['Kz. 45.000', 'aoa', 4_500_000],
    ['Grátis', 'aoa', 0],
    ['GRATUITO', 'aoa', 0],
    [' Free ', 'usd', 0],
  ])('%j in %s is %d', (text, currency, minor) => {
    expect(readPrice(text, currency)).toMatchObject({ minor });
  });
});

describe('a price of an import', () => {
  test('is one of thousands where its only separator stands before three digits, which is a guess', () => {
    expect(readPrice('1.234', 'eur')).toEqual({ minor: 123_400, isGuess: true });
    expect(readPrice('$1,234', 'usd')).toEqual({ minor: 123_400, isGuess: true });
    expect(readPrice('1.234,00', 'eur')).toEqual({ minor: 123_400, isGuess: false });
    expect(readPrice('0.125', 'usd')).toEqual({ minor: 13, isGuess: false });
  });

  test.each(['-5', '−5,00 €', '$-5', '-$5', '€ -5', '(5,00)', '(€5,00)', '– 5', '5-', '5,00 −'])(
    '%j is refused as negative',
    (text) => {
      expect(readPrice(text, text.includes('€') ? 'eur' : 'usd')).toEqual({ fault: 'negative' });
    },
  );

  test.each([
    ['R$ 10,00', 'usd', 'BRL'],
    ['$10', 'aoa', 'USD'],
    ['10 €', 'aoa', 'EUR'],
    ['10 CHF', 'aoa', 'CHF'],
    ['Kz 10 USD', 'aoa', 'USD'],
    ['10 MT', 'aoa', 'MZN'],
  ])('%j in a column of %s is refused', (text, currency, named) => {
    expect(readPrice(text, currency)).toEqual({ fault: 'other_currency', named });
  });

  test.each([
    'muito',
    'sob consulta',
    '12..5',
    '1.2.3',
    '12 5',
    '1 23',
    '10 20',
    'desde 20',
    '12x 99,00',
    '5/mês',
    '1e9',
    '=1+1',
    '1.000 + IVA',
    '10–20',
    '45.000$00',
    '5 5 5',
    'NaN',
    '٤٥',
    '$',
    'Kz',
    '-',
    '%5',
    '1'.repeat(61),
  ])('%j is no amount', (text) => {
    expect(readPrice(text, 'aoa')).toEqual({ fault: 'no_amount' });
  });

  test('is limited', () => {
    expect(readPrice('1 000 000 000 001', 'aoa')).toEqual({ fault: 'too_high' });
  });
});

const stored = [
  ...['pt-PT', 'pt-BR', 'pt-AO', 'en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'de-CH', 'nl-NL'].map((locale) => ({
    locale,
    useGrouping: true,
  })),
  { locale: 'en-US', useGrouping: false },
  { locale: 'pt-PT', useGrouping: false },
];
const symbols: [key: string, symbols: string[]][] = [
  ['aoa', ['', 'Kz', 'AOA']],
  ['brl', ['', 'R$', 'BRL', 'brl']],
  ['usd', ['', '$', 'US$', 'USD']],
  ['eur', ['', '€', 'EUR']],
  ['mzn', ['', 'MT', 'MTn', 'MZN']],
];

test('an amount with cents is read as it was written, in every convention and with any spaces', () => {
  const price = fc.record({
    minor: fc.integer({ min: 0, max: 1e12 }),
    how: fc.constantFrom(...stored),
    currency: fc
      .constantFrom(...symbols)
      .chain(([key, names]) => fc.record({ key: fc.constant(key), name: fc.constantFrom(...names) })),
    space: fc.constantFrom('', ' ', '\u00A0', '\u202F'),
    isBefore: fc.boolean(),
  });
  fc.assert(
    fc.property(price, ({ minor, how: { locale, useGrouping }, currency: { key, name }, space, isBefore }) => {
      const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping }).format(minor / 100);
      const text = isBefore ? `${name}${space}${digits}` : `${digits}${space}${name}`;
      expect(readPrice(text, key)).toEqual({ minor, isGuess: false });
    }),
  );
});

test('no text throws, and no amount is negative or a fraction of a cent', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9.,\-−()$€RKzMTmilk \u00A0]{0,20}$/u));
  fc.assert(
    fc.property(text, (cell) => {
      const read = readPrice(cell, 'usd');
      if ('fault' in read) return;
      expect(Number.isSafeInteger(read.minor) && read.minor >= 0).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
