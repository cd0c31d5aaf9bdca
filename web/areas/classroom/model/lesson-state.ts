import { registerOpensMinutes } from '#contract/learning/attendance/values.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { minuteMs } from '#contract/rules/durations.ts';

type Timed = Pick<ClassLesson, 'status' | 'starts_at' | 'ends_at'>;

/** `over`: its hours are past, and nobody has given it yet. */
export type LessonState = ClassLesson['status'] | 'under_way' | 'over';

export function lessonStateOf({ status, starts_at, ends_at }: Timed, now: number): LessonState {
  if (status !== 'planned' || Date.parse(starts_at) > now) return status;
  return Date.parse(ends_at) > now ? 'under_way' : 'over';
}

/** From the minutes before it, in which its register opens, until its end. */
export function isMeetingNear({ starts_at, ends_at }: Omit<Timed, 'status'>, now: number): boolean {
  return Date.parse(starts_at) - registerOpensMinutes * minuteMs <= now && now < Date.parse(ends_at);
}
