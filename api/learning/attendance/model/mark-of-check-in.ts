import { lessonMinutes } from '#contract/rules/attendance-register.ts';

type Lesson = { starts_at: Date; ends_at: Date };

/** Late so many minutes after the start or more; minutes count from the arrival. */
export function markOfCheckIn(
  lesson: Lesson,
  lateAfterMinutes: number,
  now: Date,
): { state: 'present' | 'late'; minutes: number } {
  const whole = lessonMinutes(lesson);
  const after = Math.floor((now.getTime() - lesson.starts_at.getTime()) / 60_000);
  if (after < lateAfterMinutes) return { state: 'present', minutes: whole };
  return { state: 'late', minutes: Math.max(1, whole - after) };
}
