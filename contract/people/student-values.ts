/** The papers of a student [specification 4, File categories]. */
export const studentCategories = [
  'curriculum-vitae',
  'outros',
  'id-copy',
  'nif-copy',
  'qualifications-certificate',
] as const;
export type StudentCategory = (typeof studentCategories)[number];

/** What an enrollment may ask for, and staff looks at (domain 4.2). */
export const verifiedCategories = ['id-copy', 'nif-copy', 'qualifications-certificate'] as const;
export type VerifiedCategory = (typeof verifiedCategories)[number];

export const documentStatuses = ['pending', 'accepted', 'rejected'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const qualificationLevels = [
  'basic',
  'secondary',
  'technical',
  'bachelor',
  'degree',
  'postgraduate',
  'master',
  'doctorate',
  'other',
] as const;
export type QualificationLevel = (typeof qualificationLevels)[number];

/** The greatest size of one of them, and of what types it may be. */
export const largestDocumentBytes = 10_000_000;
export const acceptedTypes = ['pdf', 'jpg', 'png'] as const;
export const documentMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** How many papers of category `outros`, and how many qualifications, one person may keep. */
export const mostOthers = 20;
export const mostQualifications = 30;
export const earliestYear = 1920;
