import { describe, expect, test } from 'vitest';
import { awaitsRegulation, type Ruled } from './awaits-regulation.ts';

const now = new Date('2026-11-21T08:00:00Z');
const before = new Date('2026-11-20T08:00:00Z');
const after = new Date('2026-11-22T08:00:00Z');

const ruled: Ruled = {
  status: 'enrolled',
  concludedAt: null,
  regulation: 'a1',
  acceptedAt: null,
  classStatus: 'opened',
  endAt: after,
};

describe('the contents of a class', () => {
  test('wait until its regulation is accepted', () => {
    expect(awaitsRegulation(ruled, now)).toBe(true);
    expect(awaitsRegulation({ ...ruled, acceptedAt: before }, now)).toBe(false);
  });

  test('wait for nothing where there is none', () => {
    expect(awaitsRegulation({ ...ruled, regulation: null }, now)).toBe(false);
  });

  test.for<Partial<Ruled>>([
    { endAt: now },
    { concludedAt: before },
    { classStatus: 'concluded' },
    { classStatus: 'canceled' },
    { status: 'canceled' },
    { status: 'withdrawal' },
  ])('wait for nothing once it is over: %j', (over) => {
    expect(awaitsRegulation({ ...ruled, ...over }, now)).toBe(false);
  });

  test('wait in a class that is closed, or without end, or not paid yet', () => {
    expect(awaitsRegulation({ ...ruled, classStatus: 'closed' }, now)).toBe(true);
    expect(awaitsRegulation({ ...ruled, endAt: null }, now)).toBe(true);
    expect(awaitsRegulation({ ...ruled, status: 'registered' }, now)).toBe(true);
  });
});
