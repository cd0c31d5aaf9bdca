import { keepPreviousData } from '@tanstack/react-query';
import type { Timetable } from '#contract/learning/timetable/calls.ts';
import { dayIn, type Day } from '#contract/rules/days.ts';
import { queries } from '#web/shared/api/api.ts';
import { untilLinkMs } from '../model/timetable-days.ts';
import { loadedDays, timetablePeriod, type TimetableSearch } from '../model/timetable-search.ts';

export function timetableQuery(enrollmentId: number, search: TimetableSearch) {
  const days = loadedDays(timetablePeriod(search, ownToday()));
  return {
    ...queries().timetable.retrieveTimetable.queryOptions({ input: { filter: { enrollment_id: enrollmentId, days } } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: { state: { data?: { results: Timetable[] } | undefined } }) =>
      untilLinkMs(data?.results[0]?.lessons ?? [], Date.now()),
  };
}

export function feedsQuery() {
  return queries().timetable.retrieveTimetableFeeds.queryOptions({ input: {} });
}

/** The page is never written on a server, so that the day of the reader is known. */
export function ownToday(): Day {
  return dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
