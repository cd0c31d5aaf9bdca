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

/** The files that a class can demand [specification 4, File categories]. */
export const mandatoryFileCategories = [
  'id-copy',
  'nif-copy',
  'qualifications-certificate',
  'curriculum-vitae',
  'outros',
] as const;
export type MandatoryFileCategory = (typeof mandatoryFileCategories)[number];

export const enrollmentFileStatuses = ['missing', 'handed_in', 'approved', 'rejected', 'waived'] as const;
export type EnrollmentFileStatus = (typeof enrollmentFileStatuses)[number];

/** The person has to act on these. */
export const lackingFileStatuses = ['missing', 'rejected'] as const satisfies EnrollmentFileStatus[];
export const isLackingFile = isAmong(enrollmentFileStatuses, lackingFileStatuses);

/** Nothing of these stands between the person and the class. */
export const settledFileStatuses = ['approved', 'waived'] as const satisfies EnrollmentFileStatus[];

export const enrollmentFileTypes = ['pdf', 'jpg', 'png'] as const;
export const enrollmentFileMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const largestEnrollmentFileBytes = 10_000_000;
