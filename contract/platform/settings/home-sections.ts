/** The sections of Home, in the built-in order. */
export const homeSections = [
  'categories',
  'classes',
  'today',
  'popular',
  'partners',
  'news',
  'certificate',
  'how',
  'new',
] as const;
export type HomeSection = (typeof homeSections)[number];
