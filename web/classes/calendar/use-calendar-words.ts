import { useFormatter } from 'use-intl/react';
import { useDates } from '#web/shared/texts/format.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Period } from '../model/calendar-period.ts';

type Timed = { starts_at: string; tz: string };

export function useCalendarWords() {
  const t = useTexts('calendar');
  const format = useFormatter();
  const { day, fullDay, time, weekday } = useDates();
  const placeOf = usePlaceOf();

  /** «dezembro de 2026», «7 dez. a 13 de dezembro de 2026», «segunda, 7 de dezembro de 2026», «a partir de hoje». */
  function nameOf({ span, from, to }: Period): string {
    if (span === 'ahead') return t('ahead');
    if (span === 'month') {
      return format.dateTime(new Date(from), { month: 'long', year: 'numeric', timeZone: 'UTC' });
    }
    if (span === 'week') return t('week_of', { from: day(from), to: fullDay(to) });
    return t('day_of', { weekday: weekday(from), day: fullDay(from) });
  }

  function hourOf(of: Timed, zone: string | null): string {
    const { starts_at: start, tz } = of;
    const there = zone && hourThere(of, zone);
    if (zone && there) return t('hour_here', { here: time(start, zone), there });
    return t('hour_of', { time: time(start, tz), place: placeOf(tz) });
  }

  /** «09:00 em Luanda»; empty where the clocks agree. */
  function hourThere({ starts_at: start, tz }: Timed, zone: string): string {
    return isSame(start, { tz, zone }) ? '' : t('hour_there', { time: time(start, tz), place: placeOf(tz) });
  }

  /** «Lisboa (GMT+1)». */
  function nameOfZone(zone: string): string {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${placeOf(zone).split('/').at(-1)?.replaceAll('_', ' ')} (${offset})`;
  }

  function isSame(start: string, { tz, zone }: { tz: string; zone: string }): boolean {
    return time(start, tz) === time(start, zone) && day(start, tz) === day(start, zone);
  }

  return { nameOf, hourOf, hourThere, nameOfZone };
}
