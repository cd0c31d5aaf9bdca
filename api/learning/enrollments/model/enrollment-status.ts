import { enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** [domain 4.2] */
export const enrollmentLifeCycle = lifeCycle(enrollmentStatuses, {
  registered: { enroll: 'enrolled', cancel: 'canceled' },
  enrolled: { cancel: 'canceled', withdraw: 'withdrawal' },
  withdrawal: { reinstate: 'enrolled' },
  canceled: {},
});
export type EnrollmentMove = MoveOf<typeof enrollmentLifeCycle>;

type Run = { start_at: Date | null; enrolled_at: Date | null };

/** A class without a start begins for each person on enrollment. */
export function hasBegun({ start_at, enrolled_at }: Run, now: Date): boolean {
  const begins = start_at ?? enrolled_at;
  return begins !== null && begins <= now;
}
