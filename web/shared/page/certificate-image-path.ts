import type { LocaleKey } from '#contract/visitor-values.ts';

/** Of the API: the picture that stands for a certificate in shared links, in Portuguese or English. */
export function certificateImagePath(token: string, locale: LocaleKey): string {
  const lang = locale === 'en-GB' ? `?lang=${locale}` : '';
  return `/certificates/${encodeURIComponent(token)}/share.png${lang}`;
}
