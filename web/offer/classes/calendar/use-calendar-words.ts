import { useFormatter } from 'use-intl/react';
import { useDates } from '#web/shared/texts/format.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Period } from '../model/calendar-period.ts';

export function useCalendarWords() {
  const t = useTexts('calendar');
  const format = useFormatter();
  const { dayBefore, fullDay, weekday } = useDates();
  const placeOf = usePlaceOf();

  /** «dezembro de 2026», «7 a 13 de dezembro de 2026», «segunda, 7 de dezembro de 2026», «a partir de hoje». */
  function nameOf({ span, from, to }: Period): string {
    if (span === 'ahead') return t('ahead');
    if (span === 'month') {
      return format.dateTime(new Date(from), { month: 'long', year: 'numeric', timeZone: 'UTC' });
    }
    if (span === 'week') return weekOf({ from, to });
    return t('day_of', { weekday: weekday(from), day: fullDay(from) });
  }

  function weekOf({ from, to }: Pick<Period, 'from' | 'to'>): string {
    return t('week_of', { from: dayBefore(to, from), to: fullDay(to) });
  }

  /** «Lisboa (GMT+1)». */
  function nameOfZone(zone: string): string {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${placeOf(zone).split('/').at(-1)?.replaceAll('_', ' ')} (${offset})`;
  }

  return { nameOf, nameOfZone, weekOf };
}
