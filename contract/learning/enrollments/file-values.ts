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

export const enrollmentFileTypes = ['pdf', 'jpg', 'png'] as const;
export const enrollmentFileMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const largestEnrollmentFileBytes = 10_000_000;
