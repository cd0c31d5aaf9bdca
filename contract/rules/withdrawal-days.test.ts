import { expect, test } from 'vitest';
import { daysToWithdraw } from './withdrawal-days.ts';

test.each([
  ['2026-11-01', 'AO', 7],
  ['2026-11-01', 'PT', 14],
  ['2026-11-01', 'BR', 7],
  ['2026-11-01, AO 10', 'AO', 10],
  ['2026-11-01, AO 10', 'MZ', 7],
  ['2026-11-01, PT 30, AO 3, MZ 0', 'AO', 3],
  ['2026-11-01, PT 30, AO 3, MZ 0', 'MZ', 0],
  ['2026-11-01, PT 30, AO 3, MZ 0', 'PT', 30],
])('the terms %s give a buyer in %s %i days', (version, country, days) => {
  expect(daysToWithdraw(version, country)).toBe(days);
});
