import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { meetingOpensMinutes } from '#contract/learning/enrollments/values.ts';
import { minuteMs } from './durations.ts';

const opensBeforeMs = meetingOpensMinutes * minuteMs;

type Met = { type: CourseType; status: EnrollmentStatus; isOwn: boolean; starts_at: Date };

/** Shortly before the lesson and until its end, for the enrolled person alone [domain 4.3]. */
export function isMeetingOpen({ type, status, isOwn, starts_at }: Met, now: Date): boolean {
  return (
    type === 'online-sync' && isOwn && status === 'enrolled' && starts_at.getTime() - now.getTime() <= opensBeforeMs
  );
}
