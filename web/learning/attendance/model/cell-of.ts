import type { AttendanceChange, AttendanceMark, PersonAttendance } from '#contract/learning/attendance/calls.ts';
import type { AttendanceState } from '#contract/learning/attendance/values.ts';

export type CellShown = {
  enrollment_id: number;
  /** Undefined where nothing is recorded. */
  state: AttendanceState | undefined;
  /** Of presence; undefined for the whole lesson. */
  minutes: number | undefined;
  version: number;
  mark: AttendanceMark | undefined;
  isPending: boolean;
};

/** What a cell shows: the change that is not recorded yet, or else the mark. */
export function cellOf(
  { enrollment_id, marks }: PersonAttendance,
  lessonId: number,
  pending: readonly AttendanceChange[],
): CellShown {
  const isHere = (each: { lesson_id: number; enrollment_id: number }) =>
    each.lesson_id === lessonId && each.enrollment_id === enrollment_id;
  const [change, mark] = [pending.find(isHere), marks.find(isHere)];
  const { state, minutes } = change ?? mark ?? {};
  const shown = state === 'unmarked' ? {} : { state, minutes };
  return {
    enrollment_id,
    state: shown.state,
    minutes: shown.minutes,
    version: mark?.version ?? 0,
    mark,
    isPending: change !== undefined,
  };
}
