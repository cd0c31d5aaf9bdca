import { expect, test } from 'vitest';
import { todoOf } from './todo-of.ts';

const now = new Date('2026-11-21T08:00:00Z');
const past = new Date('2026-11-20T08:00:00Z');
const done = {
  status: 'closed',
  end_at: past,
  lessons: { ahead: 0, unwritten: 0 },
  grades: { missing: 0, unpublished: 0 },
  unmarked: 0,
  hand_ins: 0,
  attempts: 0,
} as const;

test('a class that is over and lacks nothing is ready', () => {
  expect(todoOf(done, now)).toEqual({
    attendance: 0,
    summaries: 0,
    grades: 0,
    unpublished: 0,
    hand_ins: 0,
    attempts: 0,
    is_ready: true,
  });
  expect(todoOf({ ...done, status: 'opened' }, now).is_ready).toBe(false);
  expect(todoOf({ ...done, end_at: null }, now).is_ready).toBe(false);
  expect(todoOf({ ...done, lessons: { ahead: 1, unwritten: 0 } }, now).is_ready).toBe(false);
});

test('what is missing is counted, grades that are entered apart', () => {
  const busy = {
    ...done,
    lessons: { ahead: 0, unwritten: 2 },
    grades: { missing: 5, unpublished: 2 },
    unmarked: 3,
    hand_ins: 4,
    attempts: 5,
  };
  const waiting = { attendance: 3, summaries: 2, grades: 3, unpublished: 2, hand_ins: 4, attempts: 5 };
  expect(todoOf(busy, now)).toEqual({ ...waiting, is_ready: false });
});

test('nothing waits in a class that is concluded or canceled', () => {
  const busy = { ...done, unmarked: 3, hand_ins: 4 };
  expect(todoOf({ ...busy, status: 'concluded' }, now)).toMatchObject({ attendance: 0, hand_ins: 0, is_ready: false });
  expect(todoOf({ ...busy, status: 'canceled' }, now)).toMatchObject({ attendance: 0, is_ready: false });
});

test('what waits for a grade comes before the conclusion, after which nobody can give it', () => {
  expect(todoOf({ ...done, attempts: 1 }, now)).toMatchObject({ attempts: 1, is_ready: false });
  expect(todoOf({ ...done, hand_ins: 1 }, now)).toMatchObject({ hand_ins: 1, is_ready: false });
});
