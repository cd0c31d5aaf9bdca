import type { CertificateType } from '#contract/offer/catalogue/calls.ts';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';

type Reaching = {
  status: EnrollmentStatus;
  outcome: EnrollmentOutcome;
  /** The highest type of the course. */
  courseGives: CertificateType;
  isAssessed: boolean;
};

/** The certificate that success gives or has given (domain 4.4); null once there is none to reach. */
export function certificateInReach({ status, outcome, courseGives, isAssessed }: Reaching): CertificateType | null {
  if (isEndedEnrollment(status) || outcome === 'not_completed') return null;
  if (outcome === 'attended' || (outcome === 'pending' && !isAssessed)) return 'participation-certificate';
  if (outcome === 'failed') return courseGives === 'participation-certificate' ? courseGives : null;
  return courseGives;
}
