import type { AttendanceMark } from '#contract/learning/attendance/calls.ts';
import type { StoredMark } from './store/grid.ts';

export function presentMark({ lesson_id, enrollment_id, state, minutes, how, ...mark }: StoredMark): AttendanceMark {
  const recorded_at = new Date(mark.recorded_at).toISOString();
  return { lesson_id, enrollment_id, state, minutes, how, recorded_at, version: mark.version };
}
