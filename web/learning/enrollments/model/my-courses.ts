import type { Enrollment } from '#contract/learning/enrollments/calls.ts';

export const courseGroups = ['current', 'ahead', 'concluded'] as const;
export type CourseGroup = (typeof courseGroups)[number];

type Groupable = Pick<Enrollment, 'status' | 'concluded_at'> & { class: Pick<Enrollment['class'], 'start_at'> };

type Sortable = Groupable &
  Pick<Enrollment, 'id' | 'awaits_regulation' | 'progress_rate' | 'next_content'> & {
    next_lesson: Pick<NonNullable<Enrollment['next_lesson']>, 'starts_at'> | null;
  };

/** Null for an enrollment that was left or canceled. */
export function groupOf({ status, concluded_at, class: { start_at } }: Groupable, now: Date): CourseGroup | null {
  if (concluded_at) return 'concluded';
  if (status === 'registered') return 'ahead';
  if (status !== 'enrolled') return null;
  return start_at && new Date(start_at) > now ? 'ahead' : 'current';
}

/** In each group first what can be continued, then what is next in time, then the newest. */
export function byGroup<E extends Sortable>(enrollments: readonly E[], now: Date): Record<CourseGroup, E[]> {
  const on = (group: CourseGroup) =>
    enrollments
      .filter((enrollment) => groupOf(enrollment, now) === group)
      .toSorted((a, b) => rankOf(a) - rankOf(b) || compareTimes(a, b) || b.id - a.id);
  return { current: on('current'), ahead: on('ahead'), concluded: on('concluded') };
}

function rankOf({ concluded_at, next_content, progress_rate, awaits_regulation }: Sortable): number {
  if (concluded_at) return 0;
  if (next_content) return progress_rate > 0 ? 0 : 1;
  return awaits_regulation ? 2 : 3;
}

function compareTimes(a: Sortable, b: Sortable): number {
  if (a.concluded_at && b.concluded_at) return b.concluded_at.localeCompare(a.concluded_at);
  return timeOf(a) - timeOf(b);
}

const noTime = Number.MAX_SAFE_INTEGER;

function timeOf({ next_lesson, class: { start_at } }: Sortable): number {
  const at = next_lesson?.starts_at ?? start_at;
  return at ? Date.parse(at) : noTime;
}
