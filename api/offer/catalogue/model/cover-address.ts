import { textIn } from '#contract/basics.ts';
import type { LocalizedText } from '#contract/basics.ts';

/** Independent of the language, so that a course has one cover file. */
export type CoverSubject = { coverKey: string; title: string };

export type DrawnCourse = { title: LocalizedText; cover_key: string | null; partner_slug: string | null };

export function coverSubject({ title, cover_key, partner_slug }: DrawnCourse): CoverSubject {
  return { coverKey: cover_key ?? partner_slug ?? '', title: textIn(title, 'pt') };
}

export function coverUrl(course: DrawnCourse & { id: number }): string {
  return `/api/courses/${course.id}/cover.svg?v=${coverVersion(coverSubject(course))}`;
}

export function categoryCoverUrl(slug: string, subject: CoverSubject): string {
  return `/api/categories/${slug}/cover.svg?v=${coverVersion(subject)}`;
}

/** Raise it when the drawings change, so that caches fetch them again. */
const edition = 1;

/** FNV-1a: short, fast, not cryptographic. */
export function coverVersion({ coverKey, title }: CoverSubject): string {
  let hash = 2_166_136_261 + edition;
  const text = `${coverKey}\n${title}`;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return (hash >>> 0).toString(36);
}
