import { registerClosesHours, registerOpensMinutes } from '#contract/learning/attendance/values.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { isEndedClass, type LessonStatus } from '#contract/offer/classes/values.ts';
import { hourMs, minuteMs } from './durations.ts';

export type RegisterState = 'ahead' | 'open' | 'closed' | 'canceled' | 'over';

export type RegisteredLesson = { status: LessonStatus; starts_at: Date; ends_at: Date };
export type Register = { classStatus: ClassStatus; isStaff: boolean };

/** Whether the attendance of a lesson can be recorded: `over` with its class, `closed` for trainers after 72 hours. */
export function registerState(lesson: RegisteredLesson, { classStatus, isStaff }: Register, now: Date): RegisterState {
  if (isEndedClass(classStatus)) return 'over';
  if (lesson.status === 'canceled') return 'canceled';
  if (now.getTime() < lesson.starts_at.getTime() - registerOpensMinutes * minuteMs) return 'ahead';
  const isPast = now.getTime() > lesson.ends_at.getTime() + registerClosesHours * hourMs;
  return isPast && !isStaff ? 'closed' : 'open';
}

/** The end of check-ins: so many minutes from the start, and never after the end. */
export function entryUntil(
  { starts_at, ends_at }: Pick<RegisteredLesson, 'starts_at' | 'ends_at'>,
  minutes: number,
): Date {
  return new Date(Math.min(starts_at.getTime() + minutes * minuteMs, ends_at.getTime()));
}

export function lessonMinutes({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): number {
  return Math.floor((ends_at.getTime() - starts_at.getTime()) / minuteMs);
}
