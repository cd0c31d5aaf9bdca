import { describe, expect, test } from 'vitest';
import { concludesFrom, dueConclusion } from './least-share.ts';

const now = new Date('2026-11-26T12:00:00Z');
const begunAt = new Date('2026-11-26T09:00:00Z');

describe('a course concludes', () => {
  test.each([
    [{ begunAt, hours: 17, percent: 0 }, null],
    [{ begunAt, hours: null, percent: 50 }, null],
    [{ begunAt, hours: 0, percent: 50 }, null],
    [{ begunAt, hours: 8, percent: 50 }, '2026-11-26T13:00:00.000Z'],
    [{ begunAt: null, hours: 8, percent: 25 }, '2026-11-26T14:00:00.000Z'],
  ])('%j: not before %s', (share, moment) => {
    expect(concludesFrom(share, now)?.toISOString() ?? null).toBe(moment);
  });
});

describe('who is done', () => {
  const later = new Date('2026-11-26T13:00:00Z');

  test('concludes once the least time has passed', () => {
    for (const from of [null, begunAt, now])
      expect(dueConclusion({ outcome: 'passed', from, isOver: false, now })).toEqual({
        outcome: 'passed',
        waitsUntil: null,
      });
  });

  test('waits before that', () => {
    const due = dueConclusion({ outcome: 'attended', from: later, isOver: false, now });
    expect(due).toEqual({ outcome: null, waitsUntil: later });
  });

  test('has not completed the course if its class ends before that', () => {
    const due = dueConclusion({ outcome: 'passed', from: later, isOver: true, now });
    expect(due).toEqual({ outcome: 'not_completed', waitsUntil: null });
  });

  test('and who is not goes on', () => {
    const due = dueConclusion({ outcome: null, from: later, isOver: false, now });
    expect(due).toEqual({ outcome: null, waitsUntil: null });
  });
});
