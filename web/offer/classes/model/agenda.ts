import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';
import { dayBetween, searchReader } from '#contract/rules/search-reader.ts';

/** Without a day it begins today. */
export const readAgendaSearch = searchReader({ date: dayBetween('2020-01-01', '2099-12-31') });
export type AgendaSearch = ReturnType<typeof readAgendaSearch>;

const shownDays = 28;

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
