import { textIn, type LocaleKey } from '#contract/basics.ts';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import { shareVersion } from '#api/shared/share/share-version.ts';
import { textsFor } from '#api/shared/texts.ts';
import { coverSubject, type DrawnCourse } from '../model/cover-address.ts';
import type { ShareSubject } from './draw-share.ts';

export type SharedCourse = DrawnCourse & {
  id: number;
  type: CourseType;
  workload_hours: number | null;
  partner_name: string | null;
};

export function shareSubject(course: SharedCourse, locale: LocaleKey): ShareSubject {
  const t = textsFor(locale);
  const { coverKey, title: coverTitle } = coverSubject(course);
  const { workload_hours: hours } = course;
  return {
    coverKey,
    coverTitle,
    title: textIn(course.title, locale),
    facts: [t(`share.modality.${course.type}`), hours === null ? '' : t('share.hours', { hours })],
    partner: course.partner_name ?? '',
  };
}

export function shareImageUrl(course: SharedCourse, locale: LocaleKey): string {
  const lang = locale === 'en-GB' ? `lang=${locale}&` : '';
  return `/api/courses/${course.id}/share.png?${lang}v=${shareVersion(shareSubject(course, locale))}`;
}
