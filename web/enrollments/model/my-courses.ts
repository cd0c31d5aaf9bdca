import type { Enrollment } from '#contract/enrollments.ts';

export const courseShelves = ['current', 'ahead', 'concluded'] as const;
export type CourseShelf = (typeof courseShelves)[number];

type Shelved = Pick<Enrollment, 'status' | 'concluded_at'> & { class: Pick<Enrollment['class'], 'start_at'> };

/** Where a course stands under My Courses; what one has left or canceled is not there. */
export function shelfOf({ status, concluded_at, class: { start_at } }: Shelved, now: Date): CourseShelf | null {
  if (concluded_at) return 'concluded';
  if (status === 'registered') return 'ahead';
  if (status !== 'enrolled') return null;
  return start_at && new Date(start_at) > now ? 'ahead' : 'current';
}

/** Every enrollment on its shelf. */
export function shelved<E extends Shelved>(enrollments: readonly E[], now: Date): Record<CourseShelf, E[]> {
  const on = (shelf: CourseShelf) => enrollments.filter((enrollment) => shelfOf(enrollment, now) === shelf);
  return { current: on('current'), ahead: on('ahead'), concluded: on('concluded') };
}
