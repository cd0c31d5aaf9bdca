import type { Enrollment } from '#contract/enrollments.ts';

/** How somebody stands towards a course. */
export type Standing = 'guest' | 'none' | 'unpaid' | 'enrolled' | 'over';

const order: Enrollment['status'][] = ['enrolled', 'registered', 'withdrawal', 'canceled'];

/** Of several enrollments in a course the one that counts: one that is followed before one that waits or is over. */
export function theOneThatCounts(enrollments: readonly Enrollment[]): Enrollment | undefined {
  return enrollments.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || b.id - a.id)[0];
}

export function standingOf(isSignedIn: boolean, enrollment: Pick<Enrollment, 'status'> | undefined): Standing {
  if (!isSignedIn) return 'guest';
  if (!enrollment) return 'none';
  if (enrollment.status === 'enrolled') return 'enrolled';
  return enrollment.status === 'registered' ? 'unpaid' : 'over';
}
