import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { classFilterOf, readCalendarNarrowing } from '#contract/rules/calendar-address.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { describeForMachines } from '#web/shared/page/describe-for-machines.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';
import { isWithin, periodOf, sheetOf, type Period } from '../model/calendar-period.ts';
import { viewsOf, type CalendarSearch } from '../model/calendar-search.ts';
import { dayIn, type Day } from '#contract/rules/days.ts';
import { isNarrow } from './narrow-page.ts';

export const classesPerPage = 15;
const mostShown = { month: 3, week: 12 };
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

type ListQuery = { search: CalendarSearch; period: Period; today: Day };

/** The classes that start or, where all lessons are shown, meet within the period: in the current month from today on. */
function listInput({ search, period, today }: ListQuery) {
  const { from, to, span } = period;
  const days = { gte: span === 'month' && isWithin(period, today) ? today : from, lte: to };
  const within = search.lessons ? { meets_on: days } : { starts_on: days };
  return {
    fields: [...shown],
    filter: {
      ...narrowed(search),
      ...(span === 'ahead' ? { start_at: { gte: beginOf(from) } } : within),
      currency_id: currencyIdOf(currentVisitor().currency),
    },
    sort: [{ field: 'start_at' as const, order: 'asc' as const }],
    page: { number: search.page ?? 1, size: classesPerPage },
  };
}

function listQuery(requested: ListQuery) {
  return queries().classes.retrieveClasses.queryOptions({ input: listInput(requested) });
}

export function laterQuery(search: CalendarSearch, { to }: Pick<Period, 'to'>) {
  return queries().classes.retrieveClasses.queryOptions({
    input: {
      fields: ['id', 'start_at', 'tz'],
      // The last day of an empty period has no class, but may be over in UTC before it is at the place.
      filter: { ...narrowed(search), start_at: { gte: beginOf(to) } },
      sort: [{ field: 'start_at', order: 'asc' }],
      page: { number: 1, size: 1 },
    },
  });
}

type SheetQuery = Omit<ListQuery, 'today'>;

function sheetQuery({ search, period }: SheetQuery) {
  const filter = classFilterOf(readCalendarNarrowing(search));
  return queries().classes.retrieveCalendar.queryOptions({
    input: {
      filter: {
        ...filter,
        ...(!search.lessons && { starts_only: true }),
        days: sheetOf(period),
        most_per_day: period.span === 'month' ? mostShown.month : mostShown.week,
      },
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

type Loaded = { today: Day; begin: Day };

/** The server waits for what the page shows; the browser shows the page at once while that loads. */
export async function loadCalendar(client: QueryClient, search: CalendarSearch): Promise<Loaded> {
  const today = new Date().toISOString().slice(0, 10);
  const begin = await firstDay(client, search, today);
  const views = viewsOf(search).map((view) => {
    const from = view === 'list' ? today : begin;
    return { search: { ...search, view }, period: periodOf({ ...search, view }, from), today };
  });
  if (import.meta.env.SSR) await Promise.all([loadChoices(client, search), ...views.map(loadWhole(client))]);
  else for (const requested of views.filter(isInView(views.length))) prefetch(client, requested);
  return { today, begin };
}

/** A month or week without a date is the first one with a class to come: the rest of the present one may be empty. */
async function firstDay(client: QueryClient, search: CalendarSearch, today: Day): Promise<Day> {
  if (search.date !== undefined || search.lessons || search.view === 'list') return today;
  // What fails here fails again below, where the page says so.
  const next = await client.ensureQueryData(laterQuery(search, { to: today })).then(
    ({ results }) => results[0],
    () => undefined,
  );
  const day = next?.start_at ? dayIn(next.tz, new Date(next.start_at)) : today;
  return day > today ? day : today;
}

function isInView(count: number) {
  return ({ search }: ListQuery): boolean => count === 1 || isNarrow() === (search.view === 'list');
}

function prefetch(client: QueryClient, requested: ListQuery): void {
  if (requested.search.view === 'list') void client.prefetchQuery(listQuery(requested));
  else void client.prefetchQuery(sheetQuery(requested));
}

function loadWhole(client: QueryClient) {
  return async (requested: ListQuery): Promise<void> => {
    const { search, period } = requested;
    const isEmpty = await (search.view === 'list' ? loadList(client, requested) : loadSheet(client, requested));
    if (isEmpty) await client.ensureQueryData(laterQuery(search, period));
  };
}

async function loadList(client: QueryClient, requested: ListQuery): Promise<boolean> {
  const { results, total } = await client.ensureQueryData(listQuery(requested));
  describeForMachines({ kind: 'classes', classes: results });
  return total === 0;
}

/**
 * Search engines read classes as a list, which the browser does not need: those of the sheet or, as the rest of the
 * present one may be empty, those to come.
 */
async function loadSheet(client: QueryClient, requested: ListQuery): Promise<boolean> {
  const { search, today } = requested;
  const described = search.date === undefined ? { ...requested, period: periodOf({ view: 'list' }, today) } : requested;
  const [{ results: days }, { results: classes }] = await Promise.all([
    client.ensureQueryData(sheetQuery(requested)),
    api().classes.retrieveClasses(listInput(described)),
  ]);
  describeForMachines({ kind: 'classes', classes });
  return days.every(({ day }) => !isWithin(requested.period, day));
}

export function useList(requested: ListQuery) {
  return useQuery({ ...listQuery(requested), placeholderData: keepPreviousData });
}

export function useSheet(requested: SheetQuery) {
  return useQuery(sheetQuery(requested));
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
