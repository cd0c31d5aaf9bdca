import { dayAfter, dayIn, daysFrom, type Day } from './days.ts';
import { dateFormat } from './formats.ts';
import { isHolidayOn, openingOn, weekdays, type OpeningHours, type Weekday } from './opening-hours.ts';

export type OpeningWords = {
  spans: { kind: 'workdays' | 'range' | 'days'; first: string; last: string; days: string; from: string; to: string }[];
  /** Holidays of the next two weeks; empty without any. */
  closed: string;
};

/** What a text about the hours needs to say, in this language. */
export function openingWords(locale: string, opening: OpeningHours, now: Date): OpeningWords {
  const spans = opening.open
    .filter((times) => times.weekdays.length > 0)
    .map(({ from, to, ...times }) => ({ ...daysIn(locale, times.weekdays), from, to }));
  return {
    spans,
    closed: listIn(
      locale,
      closedSoon(opening, now).map((day) => dayText(locale, day)),
    ),
  };
}

function daysIn(locale: string, days: readonly Weekday[]) {
  const places = days.map((day) => weekdays.indexOf(day)).toSorted((one, other) => one - other);
  const names = places.map((place) => weekdayText(locale, place));
  const [firstPlace = 0, lastPlace = 0] = [places[0], places.at(-1)];
  const isRange = places.length > 2 && lastPlace - firstPlace === places.length - 1;
  const kind = isRange ? rangeKind(firstPlace, lastPlace) : ('days' as const);
  return { kind, first: names[0] ?? '', last: names.at(-1) ?? '', days: listIn(locale, names) };
}

function rangeKind(firstPlace: number, lastPlace: number): 'workdays' | 'range' {
  return firstPlace === 0 && lastPlace === 4 ? 'workdays' : 'range';
}

const soonDays = 14;

function closedSoon(opening: OpeningHours, now: Date): Day[] {
  const days = daysFrom(dayIn(opening.zone, now), soonDays);
  return days.filter((day) => isHolidayOn(opening, day) && openingOn(opening, day));
}

const someMonday: Day = '2026-11-30';

function weekdayText(locale: string, place: number): string {
  const day = new Date(dayAfter(someMonday, place));
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

function dayText(locale: string, day: Day): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function listIn(locale: string, texts: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}
