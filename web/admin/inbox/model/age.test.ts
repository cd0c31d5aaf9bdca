import { describe, expect, test } from 'vitest';
import { ageOf, isLate } from './age.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

describe('the age of an item', () => {
  test.for([
    ['2026-11-27T12:00:10Z', { unit: 'now', count: 0 }],
    ['2026-11-27T11:59:10Z', { unit: 'now', count: 0 }],
    ['2026-11-27T11:00:01Z', { unit: 'minutes', count: 59 }],
    ['2026-11-27T11:00:00Z', { unit: 'hours', count: 1 }],
    ['2026-11-26T12:00:01Z', { unit: 'hours', count: 23 }],
    ['2026-11-26T12:00:00Z', { unit: 'days', count: 1 }],
    ['2026-11-20T09:00:00Z', { unit: 'days', count: 7 }],
  ] as const)('%s is %o', ([since, age]) => {
    expect(ageOf(since, now)).toEqual(age);
  });
});

test.for([
  ['2026-11-27T11:00:00Z', null, false],
  ['2026-11-26T12:00:00Z', null, true],
  ['2026-11-27T11:00:00Z', '2026-11-27T12:00:00Z', true],
  ['2026-11-27T11:00:00Z', '2026-11-27T12:00:01Z', false],
] as const)('waiting since %s, due %s, is late: %s', ([waits_since, due_at, late]) => {
  expect(isLate({ waits_since, due_at }, now)).toBe(late);
});
