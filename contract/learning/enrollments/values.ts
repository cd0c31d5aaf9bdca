import { isAmong } from '#contract/rules/is-among.ts';

export const enrollmentStatuses = ['registered', 'enrolled', 'canceled', 'withdrawal'] as const;

/** They have a seat. */
export const activeEnrollmentStatuses = ['registered', 'enrolled'] as const;
export const isActiveEnrollment = isAmong(enrollmentStatuses, activeEnrollmentStatuses);

/** They are over, and their seat with them. */
export const endedEnrollmentStatuses = ['canceled', 'withdrawal'] as const;
export const isEndedEnrollment = isAmong(enrollmentStatuses, endedEnrollmentStatuses);

/** The link of a live online lesson appears so many minutes before it (domain 4.3). */
export const meetingOpensMinutes = 15;

export const enrollmentOutcomes = ['pending', 'passed', 'failed', 'attended', 'not_completed'] as const;

/** What an enrollment can lack for its certificate (domain 4.4). */
export const certificateNeeds = [
  'payment',
  'files',
  'progress',
  'attendance',
  'assessments',
  'grade',
  'class_end',
  /** The least share of the hours of the course has to pass. */
  'hours',
] as const;
export type CertificateNeed = (typeof certificateNeeds)[number];
