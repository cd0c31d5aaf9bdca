import { expect, test } from 'vitest';
import { isTaxId, normalTaxId } from './tax-id.ts';

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
  ['501964842', 'PT'],
  ['001964843', 'PT'],
  ['400339911', 'MZ'],
  ['541728903', 'AO'],
  ['004512876LA04', 'AO'],
  ['AB1', 'BR'],
])('%s is none of %s', (taxId, country) => {
  expect(isTaxId(taxId, country)).toBe(false);
});

test('a tax id is read as people write it', () => {
  expect(normalTaxId('pt 501 964 843', 'PT')).toBe('501964843');
  expect(normalTaxId('541.728-9036', 'AO')).toBe('5417289036');
});
