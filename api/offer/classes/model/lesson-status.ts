import type { LessonStatus } from '#contract/offer/classes/values.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';

/** `place`: its room and link; `plan`: its times, trainer and module. */
export const lessonMoves = ['plan', 'place', 'cancel', 'restore', 'give'] as const;
export type LessonMove = (typeof lessonMoves)[number];

export const lessonRoles = ['staff', 'trainer', 'nobody'] as const;
export type LessonRole = (typeof lessonRoles)[number];

/** The life cycle of a lesson (domain 4.1). A pair that is not written here cannot happen. */
const moves: Record<LessonStatus, Partial<Record<LessonMove, LessonStatus>>> = {
  planned: { plan: 'planned', place: 'planned', cancel: 'canceled', give: 'given' },
  // Again, to correct the summary.
  given: { give: 'given' },
  canceled: { restore: 'planned' },
};

const movesOf: Record<LessonRole, readonly LessonMove[]> = {
  staff: lessonMoves,
  trainer: ['place', 'give'],
  nobody: [],
};

const because: Record<LessonStatus, RefusalCode> = {
  planned: 'invalid_transition',
  given: 'lesson_given',
  canceled: 'lesson_canceled',
};

/** Refuses `not_found` to people who do not teach the class, and `not_allowed` to trainers for what is not theirs. */
export function requireLessonRole(role: LessonRole, wanted: readonly LessonMove[]): void {
  if (role === 'nobody') throw new Refusal('not_found');
  if (!wanted.every((move) => movesOf[role].includes(move))) throw new Refusal('not_allowed');
}

export function nextLessonStatus(from: LessonStatus, move: LessonMove): LessonStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal(move === 'restore' ? 'invalid_transition' : because[from], { from, move });
  return to;
}

export function requireBegun({ starts_at }: { starts_at: Date }, now: Date): void {
  if (starts_at > now) throw new Refusal('lesson_ahead');
}
