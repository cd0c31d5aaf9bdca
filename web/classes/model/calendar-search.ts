import { calendarNarrowing, readCalendarNarrowing, type CalendarNarrowing } from '#contract/rules/calendar-address.ts';
import { mondayOf } from '#contract/rules/days.ts';
import { isShownDay } from './shown-days.ts';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Without a view the width of the page decides; without a date it is today. */
export type CalendarSearch = CalendarNarrowing & {
  view?: CalendarView;
  /** «2026-12» for a month, the Monday for a week; in a list also a day. */
  date?: string;
  page?: number;
};

const lastPage = 10_000;

export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const view = calendarViews.find((name) => name === raw['view']);
  const date = dateOf(raw['date'], view);
  const page = Number(raw['page']);
  return {
    ...(view && { view }),
    ...(date && { date }),
    ...readCalendarNarrowing(raw),
    ...(Number.isSafeInteger(page) && page > 1 && page <= lastPage && { page }),
  };
}

/** Gives every month, week and day one spelling. */
function dateOf(raw: unknown, view: CalendarView | undefined): string | undefined {
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
  const day = isShownDay(text) ? text : `${text}-01`;
  if (!isShownDay(day)) return undefined;
  if (view === 'week') return mondayOf(day);
  return view === 'list' && text === day ? day : day.slice(0, 7);
}

export function calendarSearchIn(form: FormData): CalendarSearch {
  return readCalendarSearch(Object.fromEntries(form));
}

export function isNarrowed(search: CalendarSearch): boolean {
  return calendarNarrowing.some((name) => search[name] !== undefined);
}

export function withoutNarrowing({ view, date }: CalendarSearch): CalendarSearch {
  return { ...(view && { view }), ...(date && { date }) };
}

/** The feed has the same parameters. */
export function narrowingQuery(search: CalendarSearch): string {
  const filters = calendarNarrowing.flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name])]],
  );
  return new URLSearchParams(filters).toString();
}
