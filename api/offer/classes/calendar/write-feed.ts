import { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { defaultLocale, textIn, type LocaleKey } from '#contract/basics.ts';
import { textsFor } from '#api/shared/texts.ts';
import { wordZone } from '#api/shared/word-zone.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import type { FeedRow } from './store.ts';
import { writeCalendar } from './write-calendar.ts';

type Feed = { rows: FeedRow[]; locale: LocaleKey; site: string };

/** RFC 5545: the UID never changes, and every change of time, place or status raises the SEQUENCE. */
export function writeFeed({ rows, locale, site }: Feed): string {
  const t = textsFor(locale);
  return writeCalendar({
    name: t('class_feed.name'),
    description: t('class_feed.about'),
    product: 'Classes',
    url: `${site}/classes`,
    locale,
    events: rows.map((row) => eventOf(row, { locale, site })),
  });
}

function eventOf(row: FeedRow, { locale, site }: Omit<Feed, 'rows'>): ICalEventData {
  return {
    id: `${row.lesson_id === null ? `class-${row.class_id}` : `lesson-${row.lesson_id}`}@${new URL(site).hostname}`,
    sequence: row.revision,
    start: row.starts_at,
    end: row.ends_at,
    // The last revision, not the time of writing: an unchanged feed stays the same.
    stamp: row.revised_at,
    lastModified: row.revised_at,
    summary: textIn(row.course_title, locale),
    location: placeOf(row, locale),
    description: { plain: aboutOf(row, locale) },
    url: `${site}/courses/${row.course_id}?class=${row.class_id}${locale === defaultLocale ? '' : `&lang=${locale}`}`,
    status: row.is_canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function placeOf({ type, room, venue, city }: FeedRow, locale: LocaleKey): string {
  const t = textsFor(locale);
  if (type === 'online-sync') return t('class_feed.by_video');
  if (type === 'online') return t('class_feed.alone');
  return [room, venue, city].filter(Boolean).join(', ');
}

function aboutOf({ code, partner, starts_at, tz, is_canceled }: FeedRow, locale: LocaleKey): string {
  const t = textsFor(locale);
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: tz }).format(starts_at);
  return [
    is_canceled && t('class_feed.canceled'),
    partner === null ? t('class_feed.class_alone', { code }) : t('class_feed.class', { code, partner }),
    t('class_feed.own_time', { time, zone: wordZone(tz, locale) }),
  ]
    .filter(Boolean)
    .join('\n');
}
