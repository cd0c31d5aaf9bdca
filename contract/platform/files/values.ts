/** The purposes of files [specification 4]. */
export const fileCategories = [
  'curriculum-vitae',
  'outros',
  'participation-certificate',
  'conclusion-certificate',
  'id-copy',
  'nif-copy',
  'qualifications-certificate',
  'class-content',
  'course-content',
  'regulation',
  'training-plan',
  'learning-guide',
] as const;
export type FileCategory = (typeof fileCategories)[number];

export const documentTypes = ['invoice', 'payment_proof'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Types are recognised by their bytes; all others are refused. */
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

/** The accepted types; pictures are stored as WebP. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Applied in the browser before the upload [specification 5]. */
export const pictureCompression = { quality: 0.8, maxWidth: 1920, maxHeight: 1080 } as const;

/** The formats of public pictures; a browser takes the first that it supports. */
export const shownTypes = ['avif', 'webp'] as const;
export type ShownType = (typeof shownTypes)[number];

/** In pixels; never wider than the original. */
export const shownWidths = [320, 640, 960, 1280] as const;

export const largestPictureBytes = 10_000_000;
