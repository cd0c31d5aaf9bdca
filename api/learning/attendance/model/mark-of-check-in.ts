import { lessonMinutes } from '#contract/rules/attendance-register.ts';
import { minuteMs } from '#contract/rules/durations.ts';

type Lesson = { starts_at: Date; ends_at: Date };

/** Late so many minutes after the start or more; minutes count from the arrival. */
export function markOfCheckIn(
  lesson: Lesson,
  lateAfterMinutes: number,
  now: Date,
): { state: 'present' | 'late'; minutes: number } {
  const whole = lessonMinutes(lesson);
  const after = Math.floor((now.getTime() - lesson.starts_at.getTime()) / minuteMs);
  if (after < lateAfterMinutes) return { state: 'present', minutes: whole };
  return { state: 'late', minutes: Math.max(1, whole - after) };
}
