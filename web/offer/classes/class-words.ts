import { useLocale } from 'use-intl/react';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { CourseClass } from '#contract/offer/catalogue/calls.ts';
import { runOf, scheduleOf, type Schedule, type Weekday } from './model/schedule.ts';
import { useClassDates } from './use-class-dates.ts';

export function useClassWords() {
  const t = useTexts('course');
  const { day, daysBetween } = useDates();
  const { hourWithPlace, zoneOf } = useClassHours();
  const dates = useClassDates();
  const weekdays = useWeekdays();

  /** «terças e quintas, 18:00–21:00, hora de Luanda»; of a class without lessons only the hours that are known. */
  function schedule(of: CourseClass): string {
    const { start_at: start, tz, type } = of;
    const match = scheduleOf(meetingsOf(of), zoneOf(of));
    if (match)
      return t('weekdays_hours', { weekdays: weekdays(match), hours: hourWithPlace({ ...match.hours, tz, type }) });
    return start === null ? '' : t('from_hour', { hour: hourWithPlace({ at: start, tz, type }) });
  }

  /** A class without lessons that ends on the day on which it starts is one meeting. */
  function meetingsOf({ lessons, start_at, end_at, ...of }: CourseClass) {
    if (lessons.length > 0 || start_at === null || end_at === null) return lessons;
    const isOneDay = daysBetween({ from: start_at, to: end_at, tz: zoneOf(of) }) === null;
    return isOneDay ? [{ starts_at: start_at, ends_at: end_at }] : [];
  }

  function lessonCount({ lesson_count: count }: CourseClass): string {
    return count === 0 ? '' : t('lessons', { count });
  }

  function place({ type, venue, city }: CourseClass): string {
    if (type !== 'presential') return t(`place_${type}`);
    return [venue, city].filter(Boolean).join(', ');
  }

  function deadline({ registration_deadline: until, tz }: CourseClass): string {
    return until === null ? '' : t('until', { day: day(until, tz) });
  }

  return { dates, schedule, lessonCount, zoneOf, place, deadline };
}

const daysOfWeek = 7;

function useWeekdays() {
  const t = useTexts('course');
  const locale = useLocale();
  const { weekday } = useDates();
  // A month that begins on a Monday.
  const nameOf = (number: Weekday) => weekday(`2024-01-0${number}T00:00:00Z`);

  return ({ pattern, weekdays }: Schedule): string => {
    if (pattern === 'irregular') return t('irregular_days');
    if (weekdays.length === daysOfWeek) return t('every_day');
    const run = runOf(weekdays);
    if (run) return t('weekday_run', { from: nameOf(run.from), to: nameOf(run.to) });
    const names = weekdays.map(nameOf);
    const listed = pattern === 'once' ? names : names.map((name) => t('weekday_plural', { day: name }));
    return new Intl.ListFormat(locale).format(listed);
  };
}
