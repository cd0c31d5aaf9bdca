import { expect, test } from 'vitest';
import { dayInLuanda } from './day-in-luanda.ts';

test('the day begins an hour before that of UTC', () => {
  expect(dayInLuanda(new Date('2026-11-21T22:59:00Z'))).toBe('2026-11-21');
  expect(dayInLuanda(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
});
