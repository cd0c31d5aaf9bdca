import { overlap } from '#contract/rules/overlap.ts';
import { Refusal } from '#contract/refusals.ts';
import { dayMs } from '#contract/rules/durations.ts';

export type Times = { starts_at: Date; ends_at: Date };
export type ClassBounds = { start_at: Date | null; end_at: Date | null };

/** Refuses times that are backwards or empty, that last longer than a day, or that the class does not last for. */
export function requireWithinClass(times: Times, bounds: ClassBounds): void {
  requireForwards(times);
  if (!isWithinClass(times, bounds)) throw new Refusal('lesson_outside_class', { field: 'starts_at' });
}

export function isWithinClass({ starts_at, ends_at }: Times, { start_at, end_at }: ClassBounds): boolean {
  return (start_at === null || starts_at >= start_at) && (end_at === null || ends_at <= end_at);
}

export function requireForwards({ starts_at, ends_at }: Times): void {
  const lasts = ends_at.getTime() - starts_at.getTime();
  if (!(lasts > 0 && lasts <= dayMs)) throw new Refusal('lesson_backwards', { field: 'ends_at' });
}

/** Each runs forwards, and none overlaps another. */
export function requireApart(lessons: readonly Times[]): void {
  for (const lesson of lessons) requireForwards(lesson);
  const inOrder = lessons.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  const isOverlapping = inOrder.some((lesson, place) => {
    const next = inOrder[place + 1];
    return next !== undefined && overlap(lesson, next);
  });
  if (isOverlapping) throw new Refusal('lessons_overlap', { field: 'lessons' });
}
