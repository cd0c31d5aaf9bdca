import { withView, type CalendarSearch, type CalendarView } from './calendar-search.ts';
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

/** Has no date when the result is the current month or week. */
export function moved(search: CalendarSearch, { period, by, today }: Move): CalendarSearch {
  const { page: _page, date: _date, ...rest } = search;
  const date = nextDate(period, by);
  const present = period.span === 'week' ? mondayOf(today) : today.slice(0, 7);
  return date === present ? rest : { ...rest, date };
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
  if (search.date === undefined) return { ...rest, ...withView(view) };
  return { ...rest, ...withView(view), date: view === 'week' ? mondayOf(period.from) : period.from.slice(0, 7) };
}

/** The whole weeks that a month touches; a week is itself. */
export function sheetOf({ from, to }: Period): { gte: Day; lte: Day } {
  return { gte: mondayOf(from), lte: dayAfter(mondayOf(to), 6) };
}

function dayOf(date: string): Day {
  return isShownDay(date) ? date : `${date}-01`;
}
