import { expect, test } from 'vitest';
import { isMeetingNear, lessonStateOf } from './lesson-state.ts';

const lesson = { starts_at: '2026-11-26T08:00:00Z', ends_at: '2026-11-26T10:00:00Z' };

test.for([
  ['planned', '07:59', 'planned'],
  ['planned', '08:00', 'under_way'],
  ['planned', '10:00', 'over'],
  ['given', '09:00', 'given'],
  ['given', '12:00', 'given'],
  ['canceled', '12:00', 'canceled'],
] as const)('a lesson that is %s at %s is shown as %s', ([status, time, state]) => {
  expect(lessonStateOf({ ...lesson, status }, Date.parse(`2026-11-26T${time}:00Z`))).toBe(state);
});

test.for([
  ['07:44', false],
  ['07:45', true],
  ['09:59', true],
  ['10:00', false],
] as const)('the link of a live lesson stands out at %s: %s', ([time, isNear]) => {
  expect(isMeetingNear(lesson, Date.parse(`2026-11-26T${time}:00Z`))).toBe(isNear);
});
