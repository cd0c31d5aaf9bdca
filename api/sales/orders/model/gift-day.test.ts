import { describe, expect, test } from 'vitest';
import { isGiftDay } from './gift-day.ts';

const today = '2026-11-21';

describe('the day on which a gift is sent', () => {
  test('is today or later, within a year', () => {
    expect(isGiftDay(today, { today, lastDay: null })).toBe(true);
    expect(isGiftDay('2027-11-21', { today, lastDay: null })).toBe(true);
    expect(isGiftDay('2026-11-20', { today, lastDay: null })).toBe(false);
    expect(isGiftDay('2027-11-22', { today, lastDay: null })).toBe(false);
  });

  test('is before the last day on which it can be accepted', () => {
    expect(isGiftDay('2026-12-01', { today, lastDay: '2026-12-02' })).toBe(true);
    expect(isGiftDay('2026-12-02', { today, lastDay: '2026-12-02' })).toBe(false);
  });
});
