import { describe, expect, test } from 'vitest';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { actsOf, canPlan } from './lesson-acts.ts';

const now = Date.parse('2026-12-01T09:00:00Z');
const trainer = { roles: ['trainer' as const], status: 'closed' as const };
const staff = { roles: ['administrator' as const], status: 'closed' as const };

function lesson(status: ClassLesson['status'], starts_at: string): ClassLesson {
  return Object.assign(JSON.parse('{}'), { status, starts_at });
}
const begun = lesson('planned', '2026-12-01T08:00:00Z');
const ahead = lesson('planned', '2026-12-02T08:00:00Z');

describe('a lesson', () => {
  test('gets its summary from trainers and staff once it has begun, and again later', () => {
    expect(actsOf(begun, trainer, now)).toEqual(['give', 'place']);
    expect(actsOf(ahead, trainer, now)).toEqual(['place']);
    expect(actsOf(lesson('given', begun.starts_at), trainer, now)).toEqual(['give']);
  });

  test('is planned, canceled and restored by staff', () => {
    expect(actsOf(ahead, staff, now)).toEqual(['plan', 'cancel']);
    expect(actsOf(lesson('canceled', ahead.starts_at), staff, now)).toEqual(['restore']);
    expect(actsOf(lesson('canceled', ahead.starts_at), trainer, now)).toEqual([]);
    expect([canPlan(staff), canPlan(trainer)]).toEqual([true, false]);
  });

  test('is nobody’s to change in a class that is over, nor a learner’s', () => {
    expect(actsOf(begun, { ...staff, status: 'concluded' }, now)).toEqual([]);
    expect(canPlan({ ...staff, status: 'canceled' })).toBe(false);
    expect(actsOf(begun, { roles: ['enrolled'], status: 'closed' }, now)).toEqual([]);
  });
});
