import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { isEndedClass } from '#contract/offer/classes/values.ts';

export const lessonActs = ['give', 'place', 'plan', 'cancel', 'restore'] as const;
export type LessonAct = (typeof lessonActs)[number];

type Part = Pick<Classroom, 'roles' | 'status'>;

/** What the reader can do with a lesson now: trainers write summaries and name the room, staff plan. */
export function actsOf(lesson: ClassLesson, { roles, status }: Part, now: number): LessonAct[] {
  const isStaff = roles.includes('administrator');
  if (!(isStaff || roles.includes('trainer')) || isEndedClass(status)) return [];
  const hasBegun = Date.parse(lesson.starts_at) <= now;
  if (lesson.status === 'canceled') return isStaff ? ['restore'] : [];
  if (lesson.status === 'given') return ['give'];
  return [...(hasBegun ? ['give' as const] : []), ...(isStaff ? (['plan', 'cancel'] as const) : (['place'] as const))];
}

export function canPlan({ roles, status }: Part): boolean {
  return roles.includes('administrator') && !isEndedClass(status);
}
