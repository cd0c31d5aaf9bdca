import { expect, test } from 'vitest';
import { howManyParts, missingOf } from './missing-of.ts';

const nothing = {
  last_name: 'Capita',
  birth_date: null,
  document_number: null,
  phone: null,
  country: null,
  professional_situation: null,
};
const all = {
  last_name: 'Capita',
  birth_date: '1994-02-28',
  document_number: 'N1234567',
  phone: '+244923456789',
  country: 'AO',
  professional_situation: 'employed' as const,
};

test('a new record lacks every part, a complete one none', () => {
  expect(missingOf(nothing, null)).toHaveLength(howManyParts);
  expect(missingOf(all, 7)).toEqual([]);
});

test('missing parts are listed in the order of the page', () => {
  expect(missingOf({ ...all, phone: null, last_name: '' }, null)).toEqual(['picture', 'about-me', 'phone']);
});
