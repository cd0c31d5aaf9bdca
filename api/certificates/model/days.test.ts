import { describe, expect, test } from 'vitest';
import { dayIn, daySpan, longDay } from './days.ts';

describe('a day', () => {
  test('is the one it is where the class is held', () => {
    const lateEvening = new Date('2026-12-31T23:30:00Z');
    expect(dayIn('UTC', lateEvening)).toBe('2026-12-31');
    expect(dayIn('Africa/Luanda', lateEvening)).toBe('2027-01-01');
  });

  test('is written out in both languages', () => {
    expect(longDay('pt-AO', '2026-09-25')).toBe('25 de setembro de 2026');
    expect(longDay('en-GB', '2026-09-25')).toBe('25 September 2026');
  });

  test.each([
    ['2026-09-14', '2026-09-14', { pt: '14 set. 2026', en: '14 Sept 2026' }],
    ['2026-09-14', '2026-09-18', { pt: '14–18 set. 2026', en: '14–18 Sept 2026' }],
    ['2026-09-28', '2026-10-03', { pt: '28 set. – 3 out. 2026', en: '28 Sept – 3 Oct 2026' }],
    ['2026-12-28', '2027-02-12', { pt: '28 dez. 2026 – 12 fev. 2027', en: '28 Dec 2026 – 12 Feb 2027' }],
  ])('and another, %s and %s, are a span', (from, to, { pt, en }) => {
    expect(daySpan('pt-PT', from, to)).toBe(pt);
    expect(daySpan('en-GB', from, to)).toBe(en);
  });
});
