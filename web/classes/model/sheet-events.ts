import type { CalendarDay, CalendarEntry } from '#contract/classes/calendar.ts';
import type { Day } from '#contract/rules/days.ts';

/** Entries of a day that do not fit; `isAll` where none does. */
export type RestOfDay = { more: number; isAll: boolean; day: Day };
/** Exactly one of the two is set. */
export type SheetFacts = { entry: CalendarEntry | null; rest: RestOfDay | null };
export type SheetEvent = SheetFacts & {
  id: string;
  start: string;
  allDay: true;
  url: string;
  rank: number;
};

type Addresses = {
  isCounted: boolean;
  /** «09:00», as the entry shows it; the clocks of two places may differ. */
  hourOf: (entry: CalendarEntry) => string;
  addressOfCourse: (entry: CalendarEntry) => string;
  addressOfDay: (day: Day) => string;
};

export function sheetEvents(days: readonly CalendarDay[], addresses: Addresses): SheetEvent[] {
  return days.flatMap(({ day, entries, entry_count: many }) => {
    const shown = addresses.isCounted ? [] : inOrderOfHours(entries, addresses.hourOf);
    const rest = many - shown.length;
    const events = shown.map((entry, rank) => eventOf(entry, { day, rank, url: addresses.addressOfCourse(entry) }));
    if (rest === 0) return events;
    const isAll = shown.length === 0;
    const more = { id: `more-${day}`, start: day, allDay: true as const, url: addresses.addressOfDay(day), rank: many };
    return [...events, { ...more, entry: null, rest: { more: rest, isAll, day } }];
  });
}

/** On the day that the server names, which is that of its place or of the reader; FullCalendar knows only the reader's. */
function eventOf(entry: CalendarEntry, { day, ...shown }: { day: Day; rank: number; url: string }): SheetEvent {
  const { class_id, lesson_id } = entry;
  return { ...shown, id: `${class_id}-${lesson_id ?? 'start'}`, start: day, allDay: true, entry, rest: null };
}

function inOrderOfHours(entries: readonly CalendarEntry[], hourOf: Addresses['hourOf']): CalendarEntry[] {
  return entries.toSorted((one, other) => hourOf(one).localeCompare(hourOf(other)));
}
