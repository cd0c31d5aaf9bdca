import type { CalendarDay, CalendarEntry } from '#contract/classes/calendar.ts';
import type { Day } from '#contract/rules/days.ts';

/** Entries of a day that do not fit; `isAll` where none does. */
export type RestOfDay = { more: number; isAll: boolean; day: Day };
/** Exactly one of the two is set. */
export type SheetFacts = { entry: CalendarEntry | null; rest: RestOfDay | null };
export type SheetEvent = SheetFacts & {
  id: string;
  start: string;
  end?: string;
  allDay?: boolean;
  url: string;
  rank: number;
};

type Addresses = {
  isCounted: boolean;
  addressOfCourse: (entry: CalendarEntry) => string;
  addressOfDay: (day: Day) => string;
};

export function sheetEvents(days: readonly CalendarDay[], addresses: Addresses): SheetEvent[] {
  return days.flatMap(({ day, entries, entry_count: many }) => {
    const shown = addresses.isCounted ? [] : entries;
    const rest = many - shown.length;
    const events = shown.map((entry, rank) => eventOf(entry, { rank, url: addresses.addressOfCourse(entry) }));
    if (rest === 0) return events;
    const isAll = shown.length === 0;
    const more = { id: `more-${day}`, start: day, allDay: true, url: addresses.addressOfDay(day), rank: many };
    return [...events, { ...more, entry: null, rest: { more: rest, isAll, day } }];
  });
}

function eventOf(entry: CalendarEntry, { rank, url }: { rank: number; url: string }): SheetEvent {
  const { class_id, lesson_id, starts_at: start } = entry;
  return { id: `${class_id}-${lesson_id ?? 'start'}`, start, url, rank, entry, rest: null };
}
