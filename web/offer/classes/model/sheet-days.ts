import type { CalendarDay, CalendarEntry } from '#contract/offer/classes/calendar.ts';
import { followsReader } from '#contract/rules/class-zone.ts';
import { countDays, daysFrom, type Day } from '#contract/rules/days.ts';
import { isQuiet, standingOf } from './standing.ts';
import { isWithin, sheetOf, type Period } from './calendar-period.ts';

export type SheetDay = {
  day: Day;
  entries: readonly CalendarEntry[];
  /** Entries that are only in the list of the day. */
  more: number;
  /** Of a month before or after. */
  isOut: boolean;
  isToday: boolean;
  isPast: boolean;
};

type Sheet = {
  period: Period;
  today: Day;
  /** «09:00», as a clock at the place of the class shows it. */
  hourOf: (entry: CalendarEntry) => string;
};

/** Every day of the sheet's weeks, whether it has entries or not. */
export function sheetDays(match: readonly CalendarDay[], { period, today, hourOf }: Sheet): SheetDay[] {
  const { gte, lte } = sheetOf(period);
  const byDay = new Map(match.map((one) => [one.day, one]));
  return daysFrom(gte, countDays(gte, lte)).map((day) => {
    const { entries = [], entry_count: many = 0 } = byDay.get(day) ?? {};
    return {
      day,
      entries: inOrder(entries, hourOf),
      more: many - entries.length,
      isOut: !isWithin(period, day),
      isToday: day === today,
      isPast: day < today,
    };
  });
}

/**
 * Those at a place by the hours there, then live ones by the moment, which is the order of the hours of any visitor:
 * nothing moves once the zone of the visitor is known.
 */
function inOrder(entries: readonly CalendarEntry[], hourOf: Sheet['hourOf']): CalendarEntry[] {
  const place = (entry: CalendarEntry) => (followsReader(entry) ? `1 ${entry.starts_at}` : `0 ${hourOf(entry)}`);
  return entries.toSorted((one, other) => place(one).localeCompare(place(other)));
}

export function countEntries(days: readonly SheetDay[], of: (day: SheetDay) => boolean): number {
  return days.filter(of).reduce((sum, { entries, more }) => sum + entries.length + more, 0);
}

export type Area = NonNullable<CalendarEntry['course']['category']>;

/** The categories that have a colour on the sheet, once each, by name: quiet entries have none. */
export function areasOf(days: readonly SheetDay[]): Area[] {
  const all = days.flatMap(({ entries, isPast }) => entries.filter((entry) => !isQuiet(standingOf(entry, isPast))));
  const once = new Map(all.flatMap(({ course: { category } }) => (category ? [[category.id, category]] : [])));
  return [...once.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
