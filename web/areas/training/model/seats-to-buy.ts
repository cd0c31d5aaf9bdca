import type { CourseRequest } from '#contract/areas/training/requests.ts';

export type SeatsToBuy = Pick<CourseRequest, 'course' | 'class'> & { names: string[] };

/** Approved requests by class, each class with those who wait for a seat in it; first come first. */
export function seatsToBuy(approved: readonly CourseRequest[]): SeatsToBuy[] {
  const byClass = new Map<number, SeatsToBuy>();
  for (const { course, class: run, name } of approved.toReversed()) {
    const seats = byClass.get(run.id) ?? { course, class: run, names: [] };
    seats.names.push(name);
    byClass.set(run.id, seats);
  }
  return [...byClass.values()];
}
