import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { CourseClass } from '#contract/offer/catalogue/calls.ts';

/** «30 nov. a 4 dez.» */
export function useClassDates() {
  const t = useTexts('course');
  const { daysBetween, fullDay } = useDates();
  const { zoneOf } = useClassHours();

  return ({ start_at: start, end_at: end, ...of }: CourseClass): string => {
    if (start === null) return t('any_day');
    const tz = zoneOf(of);
    const days = daysBetween({ from: start, to: end, tz });
    return days ? t('from_to', days) : fullDay(start, tz);
  };
}
