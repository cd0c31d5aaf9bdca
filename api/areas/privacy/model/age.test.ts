import { describe, expect, test } from 'vitest';
import { ageOn, isMinor } from './age.ts';

describe('a person', () => {
  test('is a year older on the birthday, not before', () => {
    expect(ageOn('2008-11-22', '2026-11-21')).toBe(17);
    expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
  });

  test('who was born on 29 February has a birthday every year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  test('is a minor until of age, and never without a birth date', () => {
    expect(isMinor('2008-11-22', '2026-11-21', 18)).toBe(true);
    expect(isMinor('2008-11-21', '2026-11-21', 18)).toBe(false);
    expect(isMinor('2008-11-21', '2026-11-21', 21)).toBe(true);
    expect(isMinor(null, '2026-11-21', 18)).toBe(false);
  });
});
