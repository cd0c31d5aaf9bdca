import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { everyPage } from '#web/shared/api/every-page.ts';

type Agenda = { from: Day; to: Day; personId: number };

/** Of the classes that the person teaches, without the lessons that others give. */
export function agendaQuery({ from, to, personId }: Agenda) {
  return {
    queryKey: [...queries().classes.retrieveLessons.key(), 'agenda', from, to],
    queryFn: async (): Promise<ClassLesson[]> => {
      const filter = { is_taught: true as const, starts_at: { gte: startOf(from), lte: startOf(dayAfter(to, 1)) } };
      const sort = [{ field: 'starts_at' as const, order: 'asc' as const }];
      const lessons = await everyPage((page) => api().classes.retrieveLessons({ filter, sort, page }));
      return lessons.filter(({ trainers }) => trainers.some(({ id }) => id === personId));
    },
    staleTime: 0,
  };
}

/** By the clock of the reader. */
function startOf(day: Day): string {
  return new Date(`${day}T00:00:00`).toISOString();
}
