import { countDays, dayAfter, firstOfMonth, mondayOf, monthAfter, type Day } from '#contract/rules/days.ts';
import { dayBetween, oneOf, searchReader } from '#contract/rules/search-reader.ts';

export const timetableViews = ['week', 'month', 'list'] as const;
export type TimetableView = (typeof timetableViews)[number];

/** Without a view it is the week; without a date it is today. */
export const readTimetableSearch = searchReader({
  view: oneOf(timetableViews, 'week'),
  date: dayBetween('2020-01-01', '2099-12-31'),
});
export type TimetableSearch = ReturnType<typeof readTimetableSearch>;

/** Both days are included. */
export type TimetablePeriod = { view: TimetableView; from: Day; to: Day };

export const listedDays = 31;

export function timetablePeriod({ view: named, date }: TimetableSearch, today: Day): TimetablePeriod {
  const view: TimetableView = named ?? 'week';
  const day = date ?? today;
  if (view === 'week') return { view, from: mondayOf(day), to: dayAfter(mondayOf(day), 6) };
  if (view === 'month') return { view, from: firstOfMonth(day), to: dayAfter(monthAfter(day, 1), -1) };
  return { view, from: day, to: dayAfter(day, listedDays - 1) };
}

/** What has to be loaded: the whole weeks of a month. */
export function loadedDays({ view, from, to }: TimetablePeriod): { gte: Day; lte: Day } {
  return view === 'month' ? { gte: mondayOf(from), lte: dayAfter(mondayOf(to), 6) } : { gte: from, lte: to };
}

/** Has no date when the result is the present week, month or list. */
export function turned(period: TimetablePeriod, by: 1 | -1, today: Day): TimetableSearch {
  const { view, from, to } = period;
  const date = view === 'month' ? monthAfter(from, by) : dayAfter(from, by * countDays(from, to));
  return { ...withView(view), ...(date !== timetablePeriod(withView(view), today).from && { date }) };
}

/** The same time in another view. */
export function viewedAs(search: TimetableSearch, view: TimetableView): TimetableSearch {
  return { ...withView(view), ...(search.date !== undefined && { date: search.date }) };
}

function withView(view: TimetableView | undefined): Pick<TimetableSearch, 'view'> {
  return view && view !== 'week' ? { view } : {};
}
