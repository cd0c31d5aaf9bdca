import type { AttemptStatus } from '#contract/learning/assessments/values.ts';
import { Refusal } from '#contract/refusals.ts';

type Move = 'submit' | 'grade';

/** The life of an attempt. What has nothing to grade by hand is graded as it is submitted. */
export const attemptMoves: Record<AttemptStatus, Partial<Record<Move, readonly AttemptStatus[]>>> = {
  open: { submit: ['submitted', 'graded'] },
  submitted: { grade: ['submitted', 'graded'] },
  graded: { grade: ['graded'] },
};

export function requireMove(from: AttemptStatus, move: Move, to: AttemptStatus): void {
  if (!attemptMoves[from][move]?.includes(to)) throw new Refusal('invalid_transition', { from, move });
}
