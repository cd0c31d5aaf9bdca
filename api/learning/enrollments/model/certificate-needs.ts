import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { CertificateNeed } from '#contract/learning/enrollments/values.ts';
import type { ConclusionFacts } from './conclusion.ts';

export type Measured = ConclusionFacts & {
  status: EnrollmentStatus;
  isPaid: boolean;
  isConcluded: boolean;
  waits: boolean;
};

/**
 * What an enrollment still lacks for its certificate, in the order in which a learner can do it (domain 4.4). Nothing for
 * one that is concluded or over.
 */
export function certificateNeeds(measured: Measured): CertificateNeed[] {
  const { status, isPaid, isConcluded } = measured;
  if (status === 'registered') return [isPaid ? 'files' : 'payment'];
  if (status !== 'enrolled' || isConcluded) return [];
  return [...timeNeeds(measured), ...gradeNeeds(measured), ...hourNeeds(measured)];
}

function timeNeeds({ type, classStatus, progressRate, attendanceRate, attendanceMin }: Measured): CertificateNeed[] {
  if (type === 'online') return progressRate >= attendanceMin ? [] : ['progress'];
  const needs: CertificateNeed[] = (attendanceRate ?? 0) >= attendanceMin ? [] : ['attendance'];
  return classStatus === 'concluded' ? needs : [...needs, 'class_end'];
}

function gradeNeeds({ isAssessed, grade, gradeMin }: Measured): CertificateNeed[] {
  if (!isAssessed) return [];
  if (grade === null) return ['assessments'];
  return grade >= gradeMin ? [] : ['grade'];
}

/** All else is done, and the least share of the hours has not passed. */
function hourNeeds({ waits }: Measured): CertificateNeed[] {
  return waits ? ['hours'] : [];
}
