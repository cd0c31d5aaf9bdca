import { dayAfter, momentAt, mondayOf } from '../moments.ts';
import { places, slots, type Place } from './places.ts';
import type { Run } from './runs.ts';

export type LessonTimes = { starts_at: string; ends_at: string };

/** As many lessons as the hours of the course take. */
export function lessonsOfRun([week, place, slotName]: Run, { hours, day }: { hours: number; day: string }) {
  const slot = slots[slotName];
  return Array.from({ length: Math.ceil(hours / slot.hours) }, (_, index): LessonTimes => {
    const weekday = slot.days[index % slot.days.length] ?? 0;
    const date = dayAfter(mondayOf(day), 7 * (week + Math.floor(index / slot.days.length)) + weekday);
    return { starts_at: shownAt(date, slot.from, place), ends_at: shownAt(date, slot.to, place) };
  });
}

function shownAt(date: string, time: string, place: Place): string {
  return momentAt(date, time, places[place].tz).toISOString();
}

/** A class of the demo trainer: one lesson a day, from a day that is counted from today. */
export type TrainerClass = {
  code: string;
  course: string;
  firstDay: number;
  days: number;
  from: string;
  to: string;
  people: number;
};

/** One meets today, with grades in every state; the other only has to be concluded. */
export const trainerClasses = {
  running: {
    code: 'IBL-FORM-01',
    course: 'armazem-e-existencias',
    firstDay: -4,
    days: 8,
    from: '09:30',
    to: '12:30',
    people: 8,
  },
  ready: {
    code: 'IBL-FORM-02',
    course: 'negociacao-fornecedores',
    firstDay: -4,
    days: 3,
    from: '14:00',
    to: '17:00',
    people: 5,
  },
} satisfies Record<string, TrainerClass>;

/** The demo trainer teaches one lesson of a class of another trainer, which meets today. */
export const sharedLesson = { firstDay: 0, days: 1, from: '14:00', to: '17:00' };

export function lessonsByDay(
  { firstDay, days, from, to }: Pick<TrainerClass, 'firstDay' | 'days' | 'from' | 'to'>,
  day: string,
): LessonTimes[] {
  return Array.from({ length: days }, (_, nth) => {
    const date = dayAfter(day, firstDay + nth);
    return { starts_at: momentAt(date, from).toISOString(), ends_at: momentAt(date, to).toISOString() };
  });
}
