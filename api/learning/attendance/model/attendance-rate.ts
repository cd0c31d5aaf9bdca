import type { AttendanceState } from '#contract/learning/attendance/values.ts';

export type GivenLesson = { id: number; minutes: number };
export type Mark = { lesson_id: number; state: AttendanceState; minutes: number };

/**
 * Percent with two decimals: the minutes attended of those of the lessons given (domain 4.3). Null before the first
 * lesson. A lesson without a mark counts as missed.
 */
export function attendanceRate(
  lessons: readonly GivenLesson[],
  marks: readonly Mark[],
  { justifiedCounts }: { justifiedCounts: boolean },
): number | null {
  const whole = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  if (whole === 0) return null;
  const marked = new Map(marks.map((mark) => [mark.lesson_id, mark]));
  const attended = lessons.reduce((sum, { id, minutes }) => {
    const mark = marked.get(id);
    if (!mark) return sum;
    // A lesson can become shorter after its attendance was taken.
    return sum + (mark.state === 'justified' && justifiedCounts ? minutes : Math.min(mark.minutes, minutes));
  }, 0);
  return Math.round((10_000 * attended) / whole) / 100;
}
