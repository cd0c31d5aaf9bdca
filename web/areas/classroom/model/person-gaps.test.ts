import { expect, test } from 'vitest';
import { personGaps } from './person-gaps.ts';

test('a certificate needs the birth date and the whole document', () => {
  const whole = { birth_date: '1990-05-17', document_type: 'bi' as const, document_number: '004512876LA041' };
  expect(personGaps(whole)).toEqual([]);
  expect(personGaps({ ...whole, birth_date: null })).toEqual(['birth_date']);
  expect(personGaps({ ...whole, document_number: null })).toEqual(['document']);
  expect(personGaps({ birth_date: null, document_type: null, document_number: null })).toHaveLength(2);
});
