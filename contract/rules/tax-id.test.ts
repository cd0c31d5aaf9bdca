import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTaxId, normalTaxId, taxIdFault } from './tax-id.ts';

test.each([
  ['501964843', 'PT'],
  ['400339910', 'MZ'],
  ['5417289036', 'AO'],
  ['004512876LA041', 'AO'],
  ['FR12345678', 'FR'],
])('%s is a tax id of %s', (taxId, country) => {
  expect(isTaxId(taxId, country)).toBe(true);
});

test.each([
  ['501964842', 'PT', 'check_digit'],
  ['001964843', 'PT', 'form'],
  ['400339911', 'MZ', 'check_digit'],
  ['541728903', 'AO', 'form'],
  ['004512876LA04', 'AO', 'form'],
  ['AB1', 'BR', 'form'],
])('%s is none of %s, by its %s', (taxId, country, fault) => {
  expect(taxIdFault(taxId, country)).toBe(fault);
});

test('a tax id is read as people write it', () => {
  expect(normalTaxId('pt 501 964 843', 'PT')).toBe('501964843');
  expect(normalTaxId('541.728-9036', 'AO')).toBe('5417289036');
});

const digit = fc.integer({ min: 0, max: 9 });
const eight = fc.tuple(fc.integer({ min: 1, max: 9 }), ...Array.from({ length: 7 }, () => digit));

describe.each(['PT', 'MZ'])('a tax id of %s', (country) => {
  const fits = (digits: number[]) => isTaxId(digits.join(''), country);

  test('has exactly one check digit', () => {
    fc.assert(
      fc.property(eight, (digits) => {
        const right = Array.from({ length: 10 }, (_, last) => last).filter((last) => fits([...digits, last]));
        expect(right).toHaveLength(1);
      }),
    );
  });

  test('is still read with spaces, dots, hyphens and the prefix of the country', () => {
    const between = fc.array(fc.constantFrom('', ' ', '.', '-'), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(eight, between, fc.constantFrom('', country, country.toLowerCase()), (digits, gaps, prefix) => {
        const raw = `${prefix}${digits.map((each, place) => `${each}${gaps[place]}`).join('')}0`;
        expect(normalTaxId(raw, country)).toBe(`${digits.join('')}0`);
      }),
    );
  });
});

/** The sums of Mozambique have one pair of remainders that share a digit, and its weight 9 occurs twice. */
test('a Portuguese one with any single digit changed is refused, unless both have the check digit 0', () => {
  const place = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(eight, place, fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const last = Array.from({ length: 10 }, (_, each) => each).find((each) =>
        isTaxId([...digits, each].join(''), 'PT'),
      );
      const other = digits.map((each, index) => (index === at ? (each + by) % 10 : each));
      expect(isTaxId([...other, last].join(''), 'PT') && last !== 0).toBe(false);
    }),
  );
});
