import { expect, test } from 'vitest';
import type { OpeningHours } from '#contract/rules/opening-hours.ts';
import { timeToPay } from './time-to-pay.ts';

const now = Date.UTC(2026, 10, 21, 8);
const [soon, sooner, far] = ['2026-11-22T20:00:00.000Z', '2026-11-22T08:00:00.000Z', '2026-11-26T22:59:59.000Z'];

test.for([
  [[], { kind: 'hours' }],
  [[null, far], { kind: 'hours' }],
  [[far, soon, sooner, null], { kind: 'closed', until: sooner }],
] as const)('48 hours with the registration deadlines %j are %j', ([deadlines, time]) => {
  expect(timeToPay({ hours: 48, opening: null, deadlines, now })).toEqual(time);
});

const opening: OpeningHours = {
  open: [{ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '17:00' }],
  holidays: [],
  zone: 'Africa/Luanda',
};

// A Saturday.
test.for([
  [[], { kind: 'desk', until: '2026-11-23T16:00:00.000Z' }],
  [[null, far], { kind: 'desk', until: '2026-11-23T16:00:00.000Z' }],
  [['2026-11-23T10:00:00.000Z', far], { kind: 'desk', until: '2026-11-23T10:00:00.000Z' }],
  [[far, soon, null], { kind: 'too_late' }],
] as const)('at a desk, with the registration deadlines %j, they are %j', ([deadlines, time]) => {
  expect(timeToPay({ hours: 48, opening, deadlines, now })).toEqual(time);
});
