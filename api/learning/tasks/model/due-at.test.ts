import { describe, expect, test } from 'vitest';
import { dueAt } from './due-at.ts';

const start_at = new Date('2026-11-02T08:00:00Z');
const paid_at = new Date('2026-10-20T08:00:00Z');

describe('a task is due', () => {
  test.each([
    [7, { start_at, paid_at }, '2026-11-09T08:00:00.000Z'],
    [0, { start_at, paid_at: null }, '2026-11-02T08:00:00.000Z'],
    [7, { start_at: null, paid_at }, '2026-10-27T08:00:00.000Z'],
  ])('%s days after the start, or after the enrollment', (days, from, due) => {
    expect(dueAt(days, from)?.toISOString()).toBe(due);
  });

  test('never without days or a first day', () => {
    expect(dueAt(null, { start_at, paid_at })).toBeNull();
    expect(dueAt(7, { start_at: null, paid_at: null })).toBeNull();
  });
});
