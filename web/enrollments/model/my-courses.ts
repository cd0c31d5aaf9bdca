import type { Enrollment } from '#contract/enrollments/calls.ts';

export const courseGroups = ['current', 'ahead', 'concluded'] as const;
export type CourseGroup = (typeof courseGroups)[number];

type Groupable = Pick<Enrollment, 'status' | 'concluded_at'> & { class: Pick<Enrollment['class'], 'start_at'> };

/** Null for an enrollment that was left or canceled. */
export function groupOf({ status, concluded_at, class: { start_at } }: Groupable, now: Date): CourseGroup | null {
  if (concluded_at) return 'concluded';
  if (status === 'registered') return 'ahead';
  if (status !== 'enrolled') return null;
  return start_at && new Date(start_at) > now ? 'ahead' : 'current';
}

export function byGroup<E extends Groupable>(enrollments: readonly E[], now: Date): Record<CourseGroup, E[]> {
  const on = (group: CourseGroup) => enrollments.filter((enrollment) => groupOf(enrollment, now) === group);
  return { current: on('current'), ahead: on('ahead'), concluded: on('concluded') };
}
