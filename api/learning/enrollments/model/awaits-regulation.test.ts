import { describe, expect, test } from 'vitest';
import { awaitsRegulation, type Ruled } from './awaits-regulation.ts';

const now = new Date('2026-11-21T08:00:00Z');
const before = new Date('2026-11-20T08:00:00Z');
const after = new Date('2026-11-22T08:00:00Z');

const ruled: Ruled = {
  status: 'enrolled',
  concluded_at: null,
  rules_sha256: 'a1',
  regulation_accepted_at: null,
  class_status: 'opened',
  end_at: after,
};

describe('the contents of a class', () => {
  test('wait until its regulation is accepted', () => {
    expect(awaitsRegulation(ruled, now)).toBe(true);
    expect(awaitsRegulation({ ...ruled, regulation_accepted_at: before }, now)).toBe(false);
  });

  test('are open where there is none', () => {
    expect(awaitsRegulation({ ...ruled, rules_sha256: null }, now)).toBe(false);
  });

  test.for<Partial<Ruled>>([
    { end_at: now },
    { concluded_at: before },
    { class_status: 'concluded' },
    { class_status: 'canceled' },
    { status: 'canceled' },
    { status: 'withdrawal' },
  ])('are open once it is over: %j', (over) => {
    expect(awaitsRegulation({ ...ruled, ...over }, now)).toBe(false);
  });

  test('wait in a class that is closed, or without end, or not paid yet', () => {
    expect(awaitsRegulation({ ...ruled, class_status: 'closed' }, now)).toBe(true);
    expect(awaitsRegulation({ ...ruled, end_at: null }, now)).toBe(true);
    expect(awaitsRegulation({ ...ruled, status: 'registered' }, now)).toBe(true);
  });
});
