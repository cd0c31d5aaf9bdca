import type { ClassRole } from '#contract/areas/classroom/values.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';

export type Part = {
  enrollment: { status: EnrollmentStatus; is_paid: boolean; awaits_regulation: boolean } | null;
  teaches: boolean;
  is_staff: boolean;
  /** An organization of theirs bought seats, and they manage its training. */
  employs: boolean;
};

/** What a person is to a class: the part of a learner first, and never nothing. */
export function classRolesOf({ enrollment, teaches, is_staff, employs }: Part): ClassRole[] {
  const roles: ClassRole[] = [];
  if (enrollment) roles.push(learnerRole(enrollment));
  if (teaches) roles.push('trainer');
  if (is_staff) roles.push('administrator');
  if (employs) roles.push('employer');
  return roles.length > 0 ? roles : ['stranger'];
}

function learnerRole({ status, is_paid, awaits_regulation }: NonNullable<Part['enrollment']>): ClassRole {
  if (status === 'withdrawal') return 'withdrawn';
  if (status === 'enrolled') return awaits_regulation ? 'unaccepted' : 'enrolled';
  return status === 'registered' && is_paid ? 'undocumented' : status;
}
