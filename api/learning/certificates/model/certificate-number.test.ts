import { describe, expect, test } from 'vitest';
import { certificateNumber, normalNumber, numberSeries } from './certificate-number.ts';

describe('the number of a certificate', () => {
  test('has issuer, year, type and count', () => {
    const of = { issuerCode: 'IBL', year: '2026', count: 417 };
    expect(certificateNumber({ ...of, type: 'conclusion-certificate' })).toBe('IBL/2026/C/000417');
    expect(certificateNumber({ ...of, type: 'participation-certificate' })).toBe('IBL/2026/P/000417');
  });

  test('is counted per issuer and year, across types', () => {
    expect(numberSeries({ issuerCode: 'IBL', year: '2026' })).toBe('certificate IBL/2026');
  });

  test.each(['ibl/2026/c/000417', ' IBL / 2026 / C / 000417 ', String.raw`IBL\2026\C\000417`, 'IBL-2026-C-000417'])(
    'is read from %j',
    (typed) => expect(normalNumber(typed)).toBe('IBL/2026/C/000417'),
  );
});
