import type { ClassStatus } from '#contract/classes/calls.ts';
import type { EnrollmentStatus } from '#contract/enrollments/calls.ts';

export type Ruled = {
  status: EnrollmentStatus;
  concludedAt: Date | null;
  /** The rules that the class has now; null where it has none. */
  regulation: string | null;
  acceptedAt: Date | null;
  classStatus: ClassStatus;
  endAt: Date | null;
};

/**
 * Whether the person has yet to accept the rules of the class before its contents open [domain 4.2]. Once is enough: a
 * regulation that takes the place of the accepted one is not asked for. What is over asks for nothing.
 */
export function awaitsRegulation(ruled: Ruled, now: Date): boolean {
  return ruled.regulation !== null && ruled.acceptedAt === null && !isOver(ruled, now);
}

function isOver({ status, concludedAt, classStatus, endAt }: Ruled, now: Date): boolean {
  if (status === 'canceled' || status === 'withdrawal' || concludedAt !== null) return true;
  if (classStatus === 'canceled' || classStatus === 'concluded') return true;
  return endAt !== null && endAt <= now;
}
