import { useDates } from '#web/shared/texts/format.ts';

export function useMoments() {
  const dates = useDates();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    day: (moment: string) => dates.fullDay(moment, timeZone),
    /** For a column: «27 nov. 2026, 17:20». */
    short: (moment: string) => `${dates.dayOfYear(moment, timeZone)}, ${dates.time(moment, timeZone)}`,
    when: (moment: string) => `${dates.fullDay(moment, timeZone)}, ${dates.time(moment, timeZone)}`,
  };
}
