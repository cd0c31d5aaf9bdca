import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { classFilterOf, readCalendarNarrowing } from '#contract/rules/calendar-address.ts';
import { queries } from '#web/shared/api/api.ts';
import { describeForMachines } from '#web/shared/page/describe-for-machines.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';
import { periodOfList, sheetOf, type Period } from '../model/calendar-period.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';

export const classesPerPage = 15;
const mostShown = { month: 4, week: 12 };
const mostDays = 62;

const shown = [
  'id',
  'type',
  'start_at',
  'end_at',
  'tz',
  'venue',
  'city',
  'lesson_count',
  'seats_left',
  'is_full',
  'is_for_sale',
  'takes_waiting',
  'course',
] as const;

type CalendarQuery = { search: CalendarSearch; period: Period; today: Day };

type ListQuery = CalendarQuery & { zone: string | null };

/** Months list the classes that start in them, from today on; weeks and days those that meet then. */
function listQuery({ search, period, today, zone }: ListQuery) {
  const { from, to, span } = period;
  const begin = from <= today && today <= to ? today : from;
  const within =
    span === 'week' || span === 'day'
      ? { meets_on: { gte: from, lte: to, tz: zone ?? 'UTC' } }
      : { start_at: { gte: beginOf(begin), lte: endOf(to) } };
  return queries().classes.retrieveClasses.queryOptions({
    input: {
      fields: [...shown],
      filter: { ...narrowed(search), ...within, currency_id: currencyIdOf(currentVisitor().currency) },
      sort: [{ field: 'start_at', order: 'asc' }],
      page: { number: search.page ?? 1, size: classesPerPage },
    },
  });
}

export function laterQuery(search: CalendarSearch, { to }: Period) {
  return queries().classes.retrieveClasses.queryOptions({
    input: {
      fields: ['id', 'start_at'],
      filter: { ...narrowed(search), start_at: { gte: beginOf(dayAfter(to, 1)) } },
      sort: [{ field: 'start_at', order: 'asc' }],
      page: { number: 1, size: 1 },
    },
  });
}

/** A narrow month has only counts. */
export function sheetQuery({
  search,
  period,
  tz,
  isWide,
}: Omit<CalendarQuery, 'today'> & { tz: string; isWide: boolean }) {
  const most = period.span === 'month' ? (isWide ? mostShown.month : 0) : mostShown.week;
  const { has_seats, ...filter } = classFilterOf(readCalendarNarrowing(search));
  return queries().classes.retrieveCalendar.queryOptions({
    input: {
      filter: { ...filter, ...(has_seats && { has_seats }), days: sheetOf(period), tz, most_per_day: most },
      page: { number: 1, size: mostDays },
    },
  });
}

function narrowed(search: CalendarSearch) {
  return { status: { ne: 'canceled' as const }, ...classFilterOf(readCalendarNarrowing(search)) };
}

function beginOf(day: Day): string {
  return `${day}T00:00:00.000Z`;
}

function endOf(day: Day): string {
  return `${day}T23:59:59.999Z`;
}

/** The server waits for the list, which is the page without script; the browser loads what it shows. */
export async function loadCalendar(client: QueryClient, search: CalendarSearch): Promise<{ today: Day }> {
  const today = new Date().toISOString().slice(0, 10);
  if (import.meta.env.SSR) {
    const period = periodOfList(search, today);
    const [{ results, total }] = await Promise.all([
      client.ensureQueryData(listQuery({ search, period, today, zone: null })),
      loadChoices(client, search),
    ]);
    describeForMachines({ kind: 'classes', classes: results });
    if (total === 0) await client.ensureQueryData(laterQuery(search, period));
  }
  return { today };
}

export function useList(wanted: ListQuery) {
  return useQuery({ ...listQuery(wanted), placeholderData: keepPreviousData });
}

const mostChoices = { categories: 100, partners: 40 };

/** Also fetches the chosen category and partner, which may not be among the first ones. */
function choiceQueries({ category, partner }: CalendarSearch) {
  const { retrieveCategories, retrieveCounters, retrievePartners } = queries().catalogue;
  const fields: ('id' | 'name')[] = ['id', 'name'];
  const alone = (id = 0) => ({ fields, filter: { id }, page: { number: 1, size: 1 } });
  return {
    counters: retrieveCounters.queryOptions({ input: { fields: ['cities'] } }),
    categories: retrieveCategories.queryOptions({
      input: { fields, sort: [{ field: 'position', order: 'asc' }], page: { number: 1, size: mostChoices.categories } },
    }),
    partners: retrievePartners.queryOptions({
      input: {
        fields,
        sort: [{ field: 'course_count', order: 'desc' }],
        page: { number: 1, size: mostChoices.partners },
      },
    }),
    chosenCategory: {
      ...retrieveCategories.queryOptions({ input: alone(category) }),
      enabled: category !== undefined,
    },
    chosenPartner: { ...retrievePartners.queryOptions({ input: alone(partner) }), enabled: partner !== undefined },
  };
}

async function loadChoices(client: QueryClient, search: CalendarSearch): Promise<void> {
  const { counters, categories, partners, chosenCategory, chosenPartner } = choiceQueries(search);
  await Promise.all([
    client.ensureQueryData(counters),
    client.ensureQueryData(categories),
    client.ensureQueryData(partners),
    chosenCategory.enabled && client.ensureQueryData(chosenCategory),
    chosenPartner.enabled && client.ensureQueryData(chosenPartner),
  ]);
}

type Named = { id: number; name: string };

export function useCalendarChoices(search: CalendarSearch) {
  const { counters, categories, partners, chosenCategory, chosenPartner } = choiceQueries(search);
  const cities = useResults(counters).flatMap((counted) => counted.cities.map(({ value }) => value));
  return {
    cities: [...new Set([...cities, ...(search.city === undefined ? [] : [search.city])])],
    categories: together(useResults(categories), useResults(chosenCategory)),
    partners: together(useResults(partners), useResults(chosenPartner)),
  };
}

function together(listed: readonly Named[], chosen: readonly Named[]): Named[] {
  return [...listed, ...chosen.filter(({ id }) => listed.every((one) => one.id !== id))];
}

type Query<R> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<{ results: R[] }>;
  enabled?: boolean;
};

function useResults<R>(query: Query<R>): readonly R[] {
  return useQuery(query).data?.results ?? [];
}
