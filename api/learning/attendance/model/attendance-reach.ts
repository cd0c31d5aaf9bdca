import type { AttendanceReach } from '#contract/learning/attendance/calls.ts';
import type { AttendanceState } from '#contract/learning/attendance/values.ts';

export type Mark = { lesson_id: number; state: AttendanceState; minutes: number };

/** `isOver`: it has ended, given or not. Canceled lessons are left out, and a moved one counts at its new time. */
export type HeldLesson = { id: number; minutes: number; isGiven: boolean; isOver: boolean };

type Rule = { justifiedCounts: boolean; attendanceMin: number };

/**
 * How many of the coming lessons one can still miss, whichever they are. A lesson that is over and that nobody has
 * recorded or given yet counts as attended. Null where nothing lies ahead.
 */
export function attendanceReach(
  lessons: readonly HeldLesson[],
  marks: readonly Mark[],
  { justifiedCounts, attendanceMin }: Rule,
): AttendanceReach | null {
  const marked = new Set(marks.map(({ lesson_id }) => lesson_id));
  const isOpen = ({ id, isGiven }: HeldLesson) => !isGiven && !marked.has(id);
  const ahead = lessons.filter((lesson) => isOpen(lesson) && !lesson.isOver);
  if (ahead.length === 0) return null;
  const attended = lessons
    .filter(isOpen)
    .map(({ id, minutes }) => ({ lesson_id: id, state: 'present' as const, minutes }));
  const rateWithout = (missed: ReadonlySet<number>) =>
    rateWith(lessons, [...marks, ...attended.filter(({ lesson_id }) => !missed.has(lesson_id))], {
      justifiedCounts,
    }) ?? 0;
  const longestFirst = ahead.toSorted((one, other) => other.minutes - one.minutes).map(({ id }) => id);
  let mayMiss = 0;
  while (mayMiss < ahead.length && rateWithout(new Set(longestFirst.slice(0, mayMiss + 1))) >= attendanceMin) {
    mayMiss += 1;
  }
  const best = rateWithout(new Set());
  return {
    lessons_ahead: ahead.length,
    may_miss: mayMiss,
    best_rate: best,
    is_in_reach: best >= attendanceMin,
  };
}

/** As `ratesOf` computes the rate of the lessons given. */
function rateWith(
  lessons: readonly Pick<HeldLesson, 'id' | 'minutes'>[],
  marks: readonly Mark[],
  { justifiedCounts }: Pick<Rule, 'justifiedCounts'>,
): number | null {
  const whole = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  if (whole === 0) return null;
  const marked = new Map(marks.map((mark) => [mark.lesson_id, mark]));
  const attended = lessons.reduce((sum, { id, minutes }) => {
    const mark = marked.get(id);
    if (!mark) return sum;
    return sum + (mark.state === 'justified' && justifiedCounts ? minutes : Math.min(mark.minutes, minutes));
  }, 0);
  return Math.round((10_000 * attended) / whole) / 100;
}
