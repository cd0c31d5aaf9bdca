import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { dayAfter, isDay, type Day } from '#contract/rules/days.ts';

/** Without a day it begins today. */
export type AgendaSearch = { date?: Day };

const shownDays = 28;
const [first, last] = ['2020-01-01', '2099-12-31'];

export function readAgendaSearch(raw: Record<string, unknown>): AgendaSearch {
  const day = raw['date'];
  return typeof day === 'string' && isDay(day) && day >= first && day <= last ? { date: day } : {};
}

type Period = { from: Day; to: Day; before: AgendaSearch; after: AgendaSearch };

/** Four weeks. Both days are included; the present ones have no day in their address. */
export function agendaPeriod({ date }: AgendaSearch, today: Day): Period {
  const start = date ?? today;
  const at = (day: Day): AgendaSearch => (day === today ? {} : { date: day });
  return {
    from: start,
    to: dayAfter(start, shownDays - 1),
    before: at(dayAfter(start, -shownDays)),
    after: at(dayAfter(start, shownDays)),
  };
}

/** The days that have lessons. */
export function agendaDays(
  lessons: readonly ClassLesson[],
  dayOf: (lesson: ClassLesson) => Day,
): [Day, ClassLesson[]][] {
  return [...Map.groupBy(lessons, dayOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
