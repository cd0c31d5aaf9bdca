import { expect, test } from 'vitest';
import { deadlineOf } from './deadline-of.ts';

const step = { due_on: null, ends_at: null, tz: 'Africa/Luanda' };
const now = new Date('2026-11-25T22:30:00Z');

test('is the day that the employer set, which is over when the next one begins at the place of the class', () => {
  const due = { ...step, due_on: '2026-11-25', ends_at: '2026-12-04T15:00:00Z' };
  expect(deadlineOf(due, now)).toEqual({ kind: 'due_on', at: '2026-11-25T12:00:00Z', tz: 'UTC', isPast: false });
  expect(deadlineOf(due, new Date('2026-11-25T23:00:00Z'))?.isPast).toBe(true);
});

test('is the end of the class where no employer set a day, and nothing where there is neither', () => {
  const ends_at = '2026-12-04T15:00:00Z';
  expect(deadlineOf({ ...step, ends_at }, now)).toEqual({ kind: 'ends_on', at: ends_at, tz: step.tz, isPast: false });
  expect(deadlineOf(step, now)).toBeNull();
});
