import { describe, expect, test } from 'vitest';
import { lessonStatuses, type LessonStatus } from '#contract/offer/classes/values.ts';
import { Refusal } from '#contract/refusals.ts';
import {
  lessonLifeCycle,
  lessonRoles,
  requireBegun,
  requireLessonRole,
  type LessonMove,
  type LessonRole,
} from './lesson-status.ts';

/** What becomes of a lesson: a status, or the code of the refusal. */
const table = {
  staff: {
    planned: { plan: 'planned', place: 'planned', cancel: 'canceled', restore: 'invalid_transition', give: 'given' },
    given: {
      plan: 'lesson_given',
      place: 'lesson_given',
      cancel: 'lesson_given',
      restore: 'invalid_transition',
      give: 'given',
    },
    canceled: {
      plan: 'lesson_canceled',
      place: 'lesson_canceled',
      cancel: 'lesson_canceled',
      restore: 'planned',
      give: 'lesson_canceled',
    },
  },
  trainer: {
    planned: { plan: 'not_allowed', place: 'planned', cancel: 'not_allowed', restore: 'not_allowed', give: 'given' },
    given: {
      plan: 'not_allowed',
      place: 'lesson_given',
      cancel: 'not_allowed',
      restore: 'not_allowed',
      give: 'given',
    },
    canceled: {
      plan: 'not_allowed',
      place: 'lesson_canceled',
      cancel: 'not_allowed',
      restore: 'not_allowed',
      give: 'lesson_canceled',
    },
  },
} as const;

const cases = lessonRoles.flatMap((role) =>
  lessonStatuses.flatMap((status) =>
    lessonLifeCycle.moves.map((move) => {
      const expected = role === 'nobody' ? 'not_found' : table[role][status][move];
      return { role, status, move, expected };
    }),
  ),
);

function movedTo(status: LessonStatus, { role, move }: { role: LessonRole; move: LessonMove }): string {
  try {
    requireLessonRole(role, [move]);
    return lessonLifeCycle.next(status, move);
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

describe('a lesson', () => {
  test.for(cases)('that is $status: $move by $role gives $expected', ({ role, status, move, expected }) => {
    expect(movedTo(status, { role, move })).toBe(expected);
  });

  test('is placed and planned at once by staff alone', () => {
    expect(() => requireLessonRole('trainer', ['place', 'plan'])).toThrow('not_allowed');
    expect(() => requireLessonRole('staff', ['place', 'plan'])).not.toThrow();
  });

  test('is given from its start on', () => {
    const starts_at = new Date('2026-12-01T08:00:00Z');
    expect(() => requireBegun({ starts_at }, new Date('2026-12-01T07:59:59Z'))).toThrow('lesson_ahead');
    expect(() => requireBegun({ starts_at }, starts_at)).not.toThrow();
  });
});
