import { isAmong } from '#contract/rules/is-among.ts';

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
