import { expect, test } from 'vitest';
import { earlierDeadline } from './earlier-deadline.ts';

const now = Date.UTC(2026, 10, 21, 8);
const [soon, sooner, far] = ['2026-11-22T20:00:00.000Z', '2026-11-22T08:00:00.000Z', '2026-11-26T22:59:59.000Z'];

test.for([
  [[], null],
  [[null, far], null],
  [[far, soon, sooner, null], sooner],
] as const)('48 hours with the registration deadlines %j end early at %j', ([deadlines, early]) => {
  expect(earlierDeadline({ hours: 48, deadlines, now })).toBe(early);
});
