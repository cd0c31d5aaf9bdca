import type { AttendanceChange, AttendanceMark } from '#contract/learning/attendance/calls.ts';

type Cell = { lesson_id: number; enrollment_id: number };

/** What somebody else recorded in a cell that was changed here too. */
export type Conflict = { change: AttendanceChange; theirs: AttendanceMark };

export function cellKey({ lesson_id, enrollment_id }: Cell): string {
  return `${lesson_id} ${enrollment_id}`;
}

/** A later change of a cell replaces the earlier one, and was made from the same version. */
export function withChanges(
  pending: readonly AttendanceChange[],
  changes: readonly AttendanceChange[],
): AttendanceChange[] {
  const versions = new Map(pending.map((change) => [cellKey(change), change.version]));
  const replaced = new Set(changes.map(cellKey));
  const rebased = changes.map((change) => ({ ...change, version: versions.get(cellKey(change)) ?? change.version }));
  return [...pending.filter((change) => !replaced.has(cellKey(change))), ...rebased];
}

/** What was changed again while it was sent stays pending, from the version that is recorded now. */
export function afterRecording(
  pending: readonly AttendanceChange[],
  sent: readonly AttendanceChange[],
  marks: readonly AttendanceMark[],
): AttendanceChange[] {
  const done = new Set(sent);
  const versions = new Map(marks.map((mark) => [cellKey(mark), mark.version]));
  return pending
    .filter((change) => !done.has(change))
    .map((change) => ({ ...change, version: versions.get(cellKey(change)) ?? change.version }));
}

/** Separates what can still be recorded from what somebody else has recorded meanwhile. */
export function apart(
  pending: readonly AttendanceChange[],
  marks: readonly AttendanceMark[],
): { free: AttendanceChange[]; conflicts: Conflict[] } {
  const recorded = new Map(marks.map((mark) => [cellKey(mark), mark]));
  const free: AttendanceChange[] = [];
  const conflicts: Conflict[] = [];
  for (const change of pending) {
    const theirs = recorded.get(cellKey(change));
    if (!theirs || theirs.version === change.version) free.push(change);
    else if (!isSame(change, theirs)) conflicts.push({ change, theirs });
  }
  return { free, conflicts };
}

function isSame({ state, minutes }: AttendanceChange, theirs: AttendanceMark): boolean {
  return state === theirs.state && (minutes === undefined || minutes === theirs.minutes);
}
