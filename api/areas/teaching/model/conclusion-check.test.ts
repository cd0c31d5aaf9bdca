import { describe, expect, test } from 'vitest';
import { conclusionConditions, type ConclusionCondition } from '#contract/areas/teaching/values.ts';
import { checkConclusion, type CheckedClass } from './conclusion-check.ts';

const now = new Date('2026-11-21T08:00:00Z');
const past = new Date('2026-11-20T08:00:00Z');
const ahead = new Date('2026-11-22T08:00:00Z');
const input = { starts_at: past, ends_at: past, status: 'given', summary: 'Andaimes.' } as const;
const ready: CheckedClass = { status: 'closed', endAt: past, lessons: [input], unmarked: [], ungraded: [] };

function unmet(held: CheckedClass): ConclusionCondition[] {
  return checkConclusion(held, now).flatMap(({ is_met, condition }) => (is_met ? [] : [condition]));
}

describe('a class can be concluded', () => {
  test('once every condition is met', () => {
    expect(unmet(ready)).toEqual([]);
    expect(unmet({ ...ready, lessons: [input, { ...input, status: 'canceled', summary: null }] })).toEqual([]);
  });

  test.for<[ConclusionCondition, Partial<CheckedClass>]>([
    ['registrations_closed', { status: 'opened' }],
    ['lessons_given', { lessons: [{ ...input, status: 'planned', starts_at: ahead, ends_at: ahead }] }],
    ['summaries_written', { lessons: [{ ...input, status: 'planned', summary: null }] }],
    ['summaries_written', { lessons: [{ ...input, summary: null }] }],
    ['attendance_complete', { unmarked: [{ starts_at: past, missing: 2 }] }],
    ['grades_published', { ungraded: [{ title: 'Exercício 2', missing: 3 }] }],
    ['class_ended', { endAt: ahead }],
    ['class_ended', { endAt: null }],
  ])('not while %s is not', ([condition, held]) => {
    expect(unmet({ ...ready, ...held })).toEqual([condition]);
  });

  test('and says how much is missing where', () => {
    const held = {
      ...ready,
      ungraded: [
        { title: 'Exercício 2', missing: 3 },
        { title: 'Projeto', missing: 0 },
      ],
    };
    const match = checkConclusion(held, now).find(({ condition }) => condition === 'grades_published');
    expect(match).toEqual({
      condition: 'grades_published',
      is_met: false,
      missing: 3,
      where: [{ starts_at: null, title: 'Exercício 2', missing: 3 }],
    });
  });

  test('and every condition is checked', () => {
    expect(checkConclusion(ready, now).map(({ condition }) => condition)).toEqual([...conclusionConditions]);
  });
});
