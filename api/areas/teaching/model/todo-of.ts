import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import { isEndedClass } from '#contract/offer/classes/values.ts';

type Facts = {
  status: ClassStatus;
  end_at: Date | null;
  lessons: { ahead: number; unwritten: number };
  grades: { missing: number; unpublished: number };
  unmarked: number;
  hand_ins: number;
  attempts: number;
};

/**
 * What waits for the trainer of a class. In a class that is over nothing does. Hand-ins and attempts are no
 * condition of the conclusion, but nobody can grade them after it.
 */
export function todoOf(
  { status, end_at, lessons, grades, unmarked, hand_ins, attempts }: Facts,
  now: Date,
): TrainerClass['todo'] {
  const nothing = { attendance: 0, summaries: 0, grades: 0, unpublished: 0, hand_ins: 0, attempts: 0, is_ready: false };
  if (isEndedClass(status)) return nothing;
  const { missing, unpublished } = grades;
  const todo = {
    attendance: unmarked,
    summaries: lessons.unwritten,
    grades: missing - unpublished,
    unpublished,
    hand_ins,
    attempts,
  };
  const isOver = status === 'closed' && end_at !== null && end_at <= now && lessons.ahead === 0;
  return { ...todo, is_ready: isOver && Object.values(todo).every((count) => count === 0) };
}
