import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { CourseClass } from '#contract/catalogue/calls.ts';

export function useClassWords() {
  const t = useTexts('course');
  const { day, daysBetween, fullDay } = useDates();
  const { hourWithPlace, zoneOf } = useClassHours();

  function dates({ start_at: start, end_at: end, ...of }: CourseClass): string {
    if (start === null) return t('any_day');
    const tz = zoneOf(of);
    const days = daysBetween({ from: start, to: end, tz });
    return days ? t('from_to', days) : fullDay(start, tz);
  }

  function hour({ start_at: start, tz, type }: CourseClass): string {
    return start === null ? '' : t('from_hour', { hour: hourWithPlace({ at: start, tz, type }) });
  }

  function place({ type, venue, city }: CourseClass): string {
    if (type !== 'presential') return t(`place_${type}`);
    return [venue, city].filter(Boolean).join(', ');
  }

  function deadline({ registration_deadline: until, tz }: CourseClass): string {
    return until === null ? '' : t('until', { day: day(until, tz) });
  }

  return { dates, hour, zoneOf, place, deadline };
}
