import type { Enrollment } from '#contract/learning/enrollments/calls.ts';

type Standing = 'guest' | 'none' | 'unpaid' | 'regulation' | 'enrolled' | 'over';

const order: Enrollment['status'][] = ['enrolled', 'registered', 'withdrawal', 'canceled'];

/** An active enrollment comes before one that waits or is over. */
export function relevantEnrollment(enrollments: readonly Enrollment[]): Enrollment | undefined {
  return enrollments.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || b.id - a.id)[0];
}

type Holding = Pick<Enrollment, 'status' | 'awaits_regulation'>;

export function standingOf(isSignedIn: boolean, enrollment: Holding | undefined): Standing {
  if (!isSignedIn) return 'guest';
  if (!enrollment) return 'none';
  if (enrollment.status === 'enrolled') return enrollment.awaits_regulation ? 'regulation' : 'enrolled';
  return enrollment.status === 'registered' ? 'unpaid' : 'over';
}
