import type { CertificateType } from '#contract/offer/catalogue/calls.ts';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';

type Conclusion = {
  status: EnrollmentStatus;
  outcome: EnrollmentOutcome;
  /** The highest type of the course. */
  courseGives: CertificateType;
};

/** The certificate that a concluded enrollment earns [domain 4.4], or null. */
export function certificateTypeFor({ status, outcome, courseGives }: Conclusion): CertificateType | null {
  if (status !== 'enrolled') return null;
  switch (outcome) {
    case 'passed':
      return courseGives;
    case 'attended':
      return 'participation-certificate';
    case 'failed':
      return courseGives === 'participation-certificate' ? courseGives : null;
    case 'pending':
    case 'not_completed':
      return null;
  }
}
