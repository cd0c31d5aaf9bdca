import { describe, expect, test } from 'vitest';
import { nextClassStatus, type ClassFacts } from './class-status.ts';

const now = new Date('2026-11-21T08:00:00Z');
const before = new Date('2026-11-20T08:00:00Z');
const after = new Date('2026-11-22T08:00:00Z');

const held: ClassFacts = { status: 'opened', type: 'presential', startAt: after, endAt: after, lessonsPlanned: 3 };
const over: ClassFacts = { ...held, status: 'closed', startAt: before, endAt: before, lessonsPlanned: 0 };

describe('a class', () => {
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
