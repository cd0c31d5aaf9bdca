import { viewAt, type CalendarSearch, type CalendarView } from './calendar-search.ts';
import { dayAfter, firstOfMonth, mondayOf, monthAfter, type Day } from '#contract/rules/days.ts';
import { isShownDay, lastShownDay } from './shown-days.ts';

/** Both days are included; `ahead` is everything from today on. */
export type Period = { span: 'month' | 'week' | 'day' | 'ahead'; from: Day; to: Day };

export function periodOf({ view, date }: Pick<CalendarSearch, 'view' | 'date'>, today: Day): Period {
  const day = date === undefined ? today : dayOf(date);
  if (view === 'week') return { span: 'week', from: mondayOf(day), to: dayAfter(mondayOf(day), 6) };
  if (view === 'list' && date !== undefined && isShownDay(date)) return { span: 'day', from: day, to: day };
  // At the end of a month the rest of it may be empty.
  if (view === 'list' && date === undefined) return { span: 'ahead', from: today, to: lastShownDay };
  return { span: 'month', from: firstOfMonth(day), to: dayAfter(monthAfter(day, 1), -1) };
}

export function isWithin({ from, to }: Period, day: Day): boolean {
  return from <= day && day <= to;
}

type Move = { period: Period; by: number; today: Day };

/** A list has no date when it would begin in the current month. */
export function moved(search: CalendarSearch, { period, by, today }: Move): CalendarSearch {
  const { page: _page, date: _date, view, ...rest } = search;
  const date = nextDate(period, by);
  if (view === 'list' && date === today.slice(0, 7)) return { ...rest, view };
  return { ...rest, ...viewAt(date, view), date };
}

/** The current month or week, or everything to come. */
export function atToday(search: CalendarSearch, today: Day): CalendarSearch {
  const { page: _page, date: _date, view, ...rest } = search;
  if (view === 'list') return { ...rest, view };
  const date = view === 'week' ? mondayOf(today) : today.slice(0, 7);
  return { ...rest, ...viewAt(date, view), date };
}

function nextDate({ span, from }: Period, by: number): string {
  if (span === 'week') return dayAfter(from, 7 * by);
  if (span === 'day') return dayAfter(from, by);
  return monthAfter(from, by).slice(0, 7);
}

export function viewed(
  search: CalendarSearch,
  { period, view }: { period: Period; view: CalendarView },
): CalendarSearch {
  const { page: _page, view: _view, ...rest } = search;
  if (search.date === undefined) return { ...rest, view };
  const date = view === 'week' ? mondayOf(period.from) : period.from.slice(0, 7);
  return { ...rest, ...viewAt(date, view), date };
}

/** The same time and filters with the starts of classes, or with every lesson. */
export function showing(
  search: CalendarSearch,
  { period, isEveryLesson }: { period: Period; isEveryLesson: boolean },
): CalendarSearch {
  const { page: _page, lessons: _lessons, view, ...rest } = search;
  const date = rest.date ?? (view === 'week' ? period.from : period.from.slice(0, 7));
  return { ...rest, ...viewAt(date, view), date, ...(isEveryLesson && { lessons: true }) };
}

/** The whole weeks that a month touches; a week is itself. */
export function sheetOf({ from, to }: Period): { gte: Day; lte: Day } {
  return { gte: mondayOf(from), lte: dayAfter(mondayOf(to), 6) };
}

function dayOf(date: string): Day {
  return isShownDay(date) ? date : `${date}-01`;
}
