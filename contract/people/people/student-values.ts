/** The documents of a student [specification 4, File categories]. */
export const studentCategories = [
  'curriculum-vitae',
  'outros',
  'id-copy',
  'nif-copy',
  'qualifications-certificate',
] as const;
export type StudentCategory = (typeof studentCategories)[number];

/** The documents that an enrollment may require and that staff review (domain 4.2). */
export const verifiedCategories = ['id-copy', 'nif-copy', 'qualifications-certificate'] as const;

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

export const largestDocumentBytes = 10_000_000;
export const acceptedTypes = ['pdf', 'jpg', 'png'] as const;
export const documentMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** The most documents of category `outros`, and the most qualifications, of one person. */
export const mostOthers = 20;
export const mostQualifications = 30;
export const earliestYear = 1920;
