/** What a file is for [specification 4]. */
export const fileCategories = [
  'curriculum-vitae',
  'outros',
  'participation-certificate',
  'conclusion-certificate',
  'id-copy',
  'nif-copy',
  'qualifications-certificate',
  'class-content',
  'regulation',
  'training-plan',
  'learning-guide',
] as const;
export type FileCategory = (typeof fileCategories)[number];

export const documentTypes = ['invoice', 'payment_proof'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The types that are recognised by their bytes; what else is sent in is refused. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  zip: 'application/zip',
} as const;
export type FileType = keyof typeof fileTypes;
