import type { Enrollment } from '#contract/learning/enrollments/calls.ts';

/** What comes after the last content: the certificate, the reader's courses, or the page of the course. */
export type End = 'certificate' | 'courses' | 'course';

type Holding = Pick<Enrollment, 'outcome' | 'concluded_at'>;

/** `enrollment` is undefined for readers who are not enrolled. */
export function endOf(enrollment: Holding | undefined): End {
  if (!enrollment) return 'course';
  const hasCertificate = enrollment.outcome === 'passed' || enrollment.outcome === 'attended';
  return enrollment.concluded_at !== null && hasCertificate ? 'certificate' : 'courses';
}
