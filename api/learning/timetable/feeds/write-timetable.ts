import { ICalEventStatus, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { textIn, type LocaleKey } from '#contract/basics.ts';
import { writeCalendar, type LessonRow } from '#api/offer/classes/index.ts';
import { textsFor } from '#api/shared/texts.ts';

type Stored = {
  /** Lessons that one follows, or that one gives. */
  of: 'followed' | 'taught';
  lessons: readonly LessonRow[];
  pageOf: (lesson: LessonRow) => string;
  locale: LocaleKey;
  site: string;
};

/** The link of a live lesson is not in it: it is on the page, from 15 minutes before. */
export function writeTimetable({ of, lessons, pageOf, locale, site }: Stored): string {
  const t = textsFor(locale);
  return writeCalendar({
    name: t(of === 'taught' ? 'timetable_feed.name_taught' : 'timetable_feed.name'),
    description: t(of === 'taught' ? 'timetable_feed.about_taught' : 'timetable_feed.about'),
    product: 'Timetable',
    url: `${site}/profile/${of === 'taught' ? 'my-agenda' : 'my-courses'}`,
    locale,
    events: lessons.map((lesson) => eventOf(lesson, { locale, site, page: pageOf(lesson) })),
  });
}

type EventContext = Pick<Stored, 'locale' | 'site'> & { page: string };

function eventOf(lesson: LessonRow, { locale, site, page }: EventContext): ICalEventData {
  const { tz, revised_at } = lesson;
  const isCanceled = lesson.status === 'canceled' || lesson.class_status === 'canceled';
  return {
    id: `timetable-lesson-${lesson.id}@${new URL(site).hostname}`,
    sequence: lesson.class_revision + lesson.revision,
    timezone: tz,
    start: inZone(lesson.starts_at, tz),
    end: inZone(lesson.ends_at, tz),
    // The last revision, not the time of writing: an unchanged feed stays the same.
    stamp: revised_at,
    lastModified: revised_at,
    summary: textIn(lesson.course_title, locale),
    location: placeOf(lesson, locale),
    description: { plain: aboutOf(lesson, { locale, isCanceled }) },
    url: page,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function inZone(moment: Date, tz: string) {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(tz);
}

function placeOf({ type, room, venue, city }: LessonRow, locale: LocaleKey): string {
  if (type === 'online-sync') return textsFor(locale)('class_feed.by_video');
  return [room, venue, city].filter(Boolean).join(', ');
}

function aboutOf(lesson: LessonRow, { locale, isCanceled }: { locale: LocaleKey; isCanceled: boolean }): string {
  const t = textsFor(locale);
  const { code, module_title, trainers, cancel_reason } = lesson;
  const reason = cancel_reason ?? '';
  return [
    isCanceled && t('timetable_feed.canceled', { known: reason ? 'yes' : 'no', reason }),
    t('timetable_feed.class', { code }),
    module_title && t('timetable_feed.module', { title: textIn(module_title, locale) }),
    trainers.length > 0 && t('timetable_feed.trainers', { names: trainers.map(({ name }) => name).join(', ') }),
  ]
    .filter(Boolean)
    .join('\n');
}
