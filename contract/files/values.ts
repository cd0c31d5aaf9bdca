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

/** What a picture may be sent as; whatever it was, it is kept as WebP. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** What the browser makes of a picture before it sends it [specification 5]. */
export const pictureCompression = { quality: 0.8, maxWidth: 1920, maxHeight: 1080 } as const;

/** What a picture that everybody sees is drawn as; a browser takes the first that it knows. */
export const shownTypes = ['avif', 'webp'] as const;
export type ShownType = (typeof shownTypes)[number];

/** How wide it is drawn, in pixels; never wider than what was sent. */
export const shownWidths = [320, 640, 960, 1280] as const;

export const largestPictureBytes = 10_000_000;
