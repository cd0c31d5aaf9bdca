import type { EnrollmentStatus } from '#contract/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';

export type EnrollmentMove = 'enroll' | 'cancel' | 'withdraw' | 'reinstate';

/** The whole life of an enrollment [domain 4.2]. A pair that is not written here cannot happen. */
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

type Run = { startAt: Date | null; enrolledAt: Date | null };

/** A class begins on its day; one without days begins for each as one enrolls. */
export function hasBegun({ startAt, enrolledAt }: Run, now: Date): boolean {
  const begins = startAt ?? enrolledAt;
  return begins !== null && begins <= now;
}
