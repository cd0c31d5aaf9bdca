import { lessonStatuses, type LessonStatus } from '#contract/offer/classes/values.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

const refusalOf: Record<LessonStatus, RefusalCode> = {
  planned: 'invalid_transition',
  given: 'lesson_given',
  canceled: 'lesson_canceled',
};

/** `place`: its room and link; `plan`: its times, trainer and module [domain 4.1]. */
export const lessonLifeCycle = lifeCycle(
  lessonStatuses,
  {
    planned: { plan: 'planned', place: 'planned', cancel: 'canceled', give: 'given' },
    // Again, to correct the summary.
    given: { give: 'given' },
    canceled: { restore: 'planned' },
  },
  (from, move) => new Refusal(move === 'restore' ? 'invalid_transition' : refusalOf[from], { from, move }),
);
export type LessonMove = MoveOf<typeof lessonLifeCycle>;

export const lessonRoles = ['staff', 'trainer', 'nobody'] as const;
export type LessonRole = (typeof lessonRoles)[number];

const movesOf: Record<LessonRole, readonly LessonMove[]> = {
  staff: lessonLifeCycle.moves,
  trainer: ['place', 'give'],
  nobody: [],
};

/** Refuses `not_found` to people who do not teach the class, and `not_allowed` to trainers for what is not theirs. */
export function requireLessonRole(role: LessonRole, moves: readonly LessonMove[]): void {
  if (role === 'nobody') throw new Refusal('not_found');
  if (!moves.every((move) => movesOf[role].includes(move))) throw new Refusal('not_allowed');
}

export function requireBegun({ starts_at }: { starts_at: Date }, now: Date): void {
  if (starts_at > now) throw new Refusal('lesson_ahead');
}
