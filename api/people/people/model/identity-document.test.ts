import { expect, test } from 'vitest';
import { isDocumentNumber, isDocumentOf, normalDocumentNumber } from './identity-document.ts';

test.each([
  ['bi', 'AO', '004512876LA041'],
  ['bi', 'MZ', '110100123456P'],
  ['bi', 'PT', '12345678'],
  ['cc', 'PT', '00000000 0 ZZ4'],
  ['cc', 'PT', '12345678'],
  ['passport', 'AO', 'N1234567'],
  ['passport', 'MZ', '12AB34567'],
  ['residence', 'PT', '1A2B3C4D5'],
  ['dire', 'MZ', '11PT00012345'],
  ['bi', 'CV', '123456'],
] as const)('%s of %s may be %s', (type, country, stored) => {
  expect(isDocumentNumber({ type, country, number: normalDocumentNumber(stored) })).toBe(true);
});

test.each([
  ['bi', 'AO', '004512876LA04'],
  ['bi', 'MZ', '110100123456'],
  ['bi', 'PT', '123'],
  ['cc', 'PT', '00000000 0 ZZ5'],
  ['cc', 'PT', '1234567'],
  ['passport', 'AO', 'ABCDEFG'],
  ['passport', 'AO', 'N12345678901'],
  ['residence', 'PT', '<B>1</B>'],
] as const)('%s of %s may not be %s', (type, country, stored) => {
  expect(isDocumentNumber({ type, country, number: normalDocumentNumber(stored) })).toBe(false);
});

test('a citizen card is Portuguese, a DIRE is Mozambican, a passport is of any country', () => {
  expect(isDocumentOf({ type: 'cc', country: 'AO' })).toBe(false);
  expect(isDocumentOf({ type: 'dire', country: 'PT' })).toBe(false);
  expect(isDocumentOf({ type: 'passport', country: 'NA' })).toBe(true);
});

test('normalises a document number', () => {
  expect(normalDocumentNumber(' 00451.2876-la 041 ')).toBe('004512876LA041');
});
