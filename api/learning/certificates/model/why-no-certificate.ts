import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';

export type WhyNoCertificate = 'erased' | 'ended' | 'not_concluded' | 'not_earned';

type Standing = { status: EnrollmentStatus; isConcluded: boolean; isErased: boolean };

/** Why an enrollment that is due no certificate gets none [domain 4.4]: first what nothing can change any more. */
export function whyNoCertificate({ status, isConcluded, isErased }: Standing): WhyNoCertificate {
  if (isErased) return 'erased';
  if (status === 'canceled' || status === 'withdrawal') return 'ended';
  return isConcluded ? 'not_earned' : 'not_concluded';
}
