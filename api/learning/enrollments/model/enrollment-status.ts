import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';

export type EnrollmentMove = 'enroll' | 'cancel' | 'withdraw' | 'reinstate';

/** The life cycle of an enrollment (domain 4.2). A pair that is not written here cannot happen. */
export const enrollmentMoves: Record<EnrollmentStatus, Partial<Record<EnrollmentMove, EnrollmentStatus>>> = {
  registered: { enroll: 'enrolled', cancel: 'canceled' },
  enrolled: { cancel: 'canceled', withdraw: 'withdrawal' },
  withdrawal: { reinstate: 'enrolled' },
  canceled: {},
};

export function nextEnrollmentStatus(from: EnrollmentStatus, move: EnrollmentMove): EnrollmentStatus {
  const to = enrollmentMoves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

/** It is over, and its seat with it. */
export function isFixed(status: EnrollmentStatus): boolean {
  return status === 'canceled' || status === 'withdrawal';
}

type Run = { start_at: Date | null; enrolled_at: Date | null };

/** A class without a start begins for each person on enrollment. */
export function hasBegun({ start_at, enrolled_at }: Run, now: Date): boolean {
  const begins = start_at ?? enrolled_at;
  return begins !== null && begins <= now;
}
