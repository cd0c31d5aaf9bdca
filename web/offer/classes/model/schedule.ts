import type { Day } from '#contract/rules/days.ts';
import { dayMs } from '#contract/rules/durations.ts';

type Lesson = { starts_at: string; ends_at: string };
/** From Monday, 1, to Sunday, 7. */
export type Weekday = number;

export type Schedule = {
  /** `once`: each weekday at most once, in their order; `irregular`: the weeks differ, and there are no weekdays. */
  pattern: 'once' | 'weekly' | 'irregular';
  weekdays: Weekday[];
  /** The hours of every lesson, or the earliest begin and the latest end where they vary. */
  hours: { at: string; until: string; vary: boolean };
};

/** Derived from the lessons, in their order, by the days and clocks of a time zone. */
export function scheduleOf(lessons: readonly Lesson[], timeZone: string): Schedule | null {
  const [first] = lessons;
  if (!first) return null;
  const stored = writerIn(timeZone);
  const days = [...new Set(lessons.map(({ starts_at }) => stored(starts_at).day))];
  return { ...weekdaysOf(days), hours: hoursOf(lessons, stored) };
}

type Stored = (moment: string) => { day: Day; clock: string };

function writerIn(timeZone: string): Stored {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => {
    const [day = '', clock = ''] = format.format(new Date(moment)).split(' ');
    return { day, clock };
  };
}

function weekdaysOf(days: readonly Day[]): Pick<Schedule, 'pattern' | 'weekdays'> {
  const weekdays = [...new Set(days.map((day) => weekdayOf(day)))];
  if (!areRegular(days, weekdays)) return { pattern: 'irregular', weekdays: [] };
  if (weekdays.length === days.length) return { pattern: 'once', weekdays };
  return { pattern: 'weekly', weekdays: weekdays.toSorted((a, b) => a - b) };
}

// A holiday now and then does not make a weekly class irregular.
const leastGiven = 0.6;

function areRegular(days: readonly Day[], weekdays: readonly Weekday[]): boolean {
  const [first, last] = [Date.parse(days[0] ?? ''), Date.parse(days.at(-1) ?? '')];
  let possible = 0;
  for (let day = first; day <= last; day += dayMs) if (weekdays.includes(weekdayOf(day))) possible += 1;
  return days.length >= leastGiven * possible;
}

function weekdayOf(day: Day | number): Weekday {
  return new Date(day).getUTCDay() || 7;
}

function hoursOf(lessons: readonly Lesson[], stored: Stored): Schedule['hours'] {
  const timed = lessons.map(({ starts_at: at, ends_at: until }) => {
    const [begin, end] = [stored(at), stored(until)];
    // A lesson past midnight ends later than any that does not.
    return { at, until, from: begin.clock, to: (end.day > begin.day ? '+' : '') + end.clock };
  });
  const first = timed.reduce((one, other) => (other.from < one.from ? other : one));
  const last = timed.reduce((one, other) => (isLater(other.to, one.to) ? other : one));
  const vary = timed.some(({ from, to }) => from !== first.from || to !== first.to);
  return { at: first.at, until: last.until, vary };
}

function isLater(a: string, b: string): boolean {
  return a.length === b.length ? a > b : a.length > b.length;
}

/** «segunda a sexta»: three or more weekdays in a row, the last one followed by the first. */
export function runOf(weekdays: readonly Weekday[]): { from: Weekday; to: Weekday } | null {
  const [from, to] = [weekdays[0], weekdays.at(-1)];
  const isRun = weekdays.every((weekday, place) => place === 0 || weekday === ((weekdays[place - 1] ?? 0) % 7) + 1);
  return isRun && from && to && weekdays.length > 2 ? { from, to } : null;
}
