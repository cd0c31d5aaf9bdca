import { calendarNarrowing, readCalendarNarrowing, type CalendarNarrowing } from '#contract/rules/calendar-address.ts';
import { mondayOf } from '#contract/rules/days.ts';
import { flag, oneOf, searchReader, text, wholeNumber } from '#contract/rules/search-reader.ts';
import { isShownDay } from './shown-days.ts';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Without view and date it is the first view of the calendar; a date without a view is a month. */
export type CalendarSearch = CalendarNarrowing & {
  view?: CalendarView;
  /** «2026-12» for a month, the Monday for a week; in a list also a day. */
  date?: string;
  /** Every lesson instead of only the start of each class. */
  lessons?: true;
  page?: number;
};

const readPeriod = searchReader({
  view: oneOf(calendarViews),
  date: text(20),
  lessons: flag,
  page: wholeNumber({ least: 2, most: 10_000 }),
});

export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const { view, date: anyDate = '', ...period } = readPeriod(raw);
  const date = dateOf(anyDate, view);
  return { ...viewAt(date, view), ...(date && { date }), ...period, ...readCalendarNarrowing(raw) };
}

/** A month with a date needs no name, so that it has one address. */
export function viewAt(date: string | undefined, view: CalendarView | undefined): Pick<CalendarSearch, 'view'> {
  return view && !(view === 'month' && date) ? { view } : {};
}

/** What an address shows: the first view is the month on a wide page, and the list of what is to come on a narrow one. */
export function viewsOf({ view, date, lessons }: CalendarSearch): readonly CalendarView[] {
  const isFirst = view === undefined && date === undefined && lessons === undefined;
  return isFirst ? ['month', 'list'] : [view ?? 'month'];
}

/** Gives every month, week and day one spelling. */
function dateOf(date: string, view: CalendarView | undefined): string | undefined {
  const day = isShownDay(date) ? date : `${date}-01`;
  if (!isShownDay(day)) return undefined;
  if (view === 'week') return mondayOf(day);
  return view === 'list' && date === day ? day : day.slice(0, 7);
}

export function calendarSearchIn(form: FormData): CalendarSearch {
  return readCalendarSearch(Object.fromEntries(form));
}

export function isNarrowed(search: CalendarSearch): boolean {
  return calendarNarrowing.some((name) => search[name] !== undefined);
}

export function withoutNarrowing({ view, date, lessons }: CalendarSearch): CalendarSearch {
  return { ...viewAt(date, view), ...(date && { date }), ...(lessons && { lessons }) };
}

/** The list of what a day of the sheet has. */
export function listOfDay(search: CalendarSearch, day: string): CalendarSearch {
  const { page: _page, ...rest } = search;
  return { ...rest, view: 'list', date: day };
}

/** The feed has the same parameters. */
export function narrowingQuery(search: CalendarSearch): string {
  const filters = calendarNarrowing.flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name])]],
  );
  return new URLSearchParams(filters).toString();
}
