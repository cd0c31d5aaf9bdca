import { describe, expect, test } from 'vitest';
import { missingParticulars } from './missing-particulars.ts';

const none = { licence: null, document: null, birth_date: null, hours: null };
const all = { licence: 'INEFOP 214/2025', document: '004512876LA041', birth_date: '1990-05-17', hours: 35 };

describe('what the law wants on a certificate', () => {
  test.for([
    ['AO', ['licence']],
    ['MZ', ['licence']],
    ['PT', ['document', 'birth_date', 'hours']],
    ['BR', []],
    [null, []],
  ] as const)('of an issuer in %s is missing while it is empty: %s', ([country, missing]) => {
    expect(missingParticulars(country, none)).toEqual(missing);
    expect(missingParticulars(country, { ...none, licence: ' ', document: '' })).toEqual(missing);
    expect(missingParticulars(country, all)).toEqual([]);
  });

  test('is not missed where it is there', () => {
    expect(missingParticulars('PT', { ...none, hours: 35, document: 'CC 1' })).toEqual(['birth_date']);
  });
});
