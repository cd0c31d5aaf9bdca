import { describe, expect, test } from 'vitest';
import { classStatuses } from '#contract/offer/classes/values.ts';
import { allowedMoves, classMoves, nextClassStatus, type ClassFacts } from './class-status.ts';

const now = new Date('2026-11-21T08:00:00Z');
const before = new Date('2026-11-20T08:00:00Z');
const after = new Date('2026-11-22T08:00:00Z');

const held: ClassFacts = { status: 'opened', type: 'presential', startAt: after, endAt: after, lessonsPlanned: 3 };
const over: ClassFacts = { ...held, status: 'closed', startAt: before, endAt: before, lessonsPlanned: 0 };

describe('a class', () => {
  test('moves only as its table allows', () => {
    expect(classStatuses.map((status) => [status, allowedMoves(status)])).toEqual([
      ['opened', ['close', 'cancel']],
      ['closed', ['reopen', 'cancel', 'conclude']],
      ['canceled', []],
      ['concluded', ['unlock']],
    ]);
    for (const move of classMoves) {
      expect(() => nextClassStatus({ ...over, status: 'canceled' }, move, now)).toThrow('invalid_transition');
    }
  });

  test('can reach every status from the first one', () => {
    expect(nextClassStatus(held, 'close', now)).toBe('closed');
    expect(nextClassStatus(held, 'cancel', now)).toBe('canceled');
    expect(nextClassStatus(over, 'conclude', now)).toBe('concluded');
    expect(nextClassStatus({ ...over, status: 'concluded' }, 'unlock', now)).toBe('closed');
  });

  test('opens again only before it starts, unless it is followed alone', () => {
    const closed: ClassFacts = { ...held, status: 'closed' };
    expect(nextClassStatus(closed, 'reopen', now)).toBe('opened');
    expect(() => nextClassStatus({ ...closed, startAt: before }, 'reopen', now)).toThrow('invalid_transition');
    expect(nextClassStatus({ ...closed, startAt: before, type: 'online' }, 'reopen', now)).toBe('opened');
  });

  test('is concluded only after its last day, with every lesson given or canceled', () => {
    expect(() => nextClassStatus({ ...over, endAt: after }, 'conclude', now)).toThrow('invalid_transition');
    expect(() => nextClassStatus({ ...over, endAt: null }, 'conclude', now)).toThrow('invalid_transition');
    expect(() => nextClassStatus({ ...over, lessonsPlanned: 1 }, 'conclude', now)).toThrow('invalid_transition');
  });
});
