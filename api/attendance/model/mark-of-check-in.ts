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

/** The end of check-ins: so many minutes from the start, and never after the end. */
export function entryUntil({ starts_at, ends_at }: Lesson, entryMinutes: number): Date {
  return new Date(Math.min(starts_at.getTime() + entryMinutes * 60_000, ends_at.getTime()));
}
