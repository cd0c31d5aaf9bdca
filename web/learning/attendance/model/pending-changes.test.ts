import { describe, expect, test } from 'vitest';
import type { AttendanceChange, AttendanceMark } from '#contract/learning/attendance/calls.ts';
import { afterRecording, apart, withChanges } from './pending-changes.ts';

const change: AttendanceChange = { lesson_id: 1, enrollment_id: 7, state: 'present', version: 0 };
const other: AttendanceChange = { lesson_id: 1, enrollment_id: 8, state: 'absent', version: 3 };
const mark: AttendanceMark = {
  lesson_id: 1,
  enrollment_id: 7,
  state: 'present',
  minutes: 180,
  how: 'hand',
  recorded_at: '2026-11-24T08:00:00Z',
  version: 1,
};

describe('changes of a register that are not recorded yet', () => {
  test('are replaced by later ones of the same cell, from the same version', () => {
    const later = { ...change, state: 'late' as const, minutes: 160, version: 9 };
    expect(withChanges([change, other], [later])).toEqual([other, { ...later, version: 0 }]);
  });

  test('are gone once they are recorded, unless they were changed meanwhile', () => {
    expect(afterRecording([change, other], [change, other], [mark])).toEqual([]);
    const meanwhile = { ...change, state: 'absent' as const };
    expect(afterRecording([meanwhile, other], [change], [mark])).toEqual([{ ...meanwhile, version: 1 }, other]);
  });

  test('are in conflict where somebody else recorded something different', () => {
    const theirs = { ...mark, state: 'absent' as const, minutes: 0 };
    expect(apart([change, other], [theirs])).toEqual({ free: [other], conflicts: [{ change, theirs }] });
    expect(apart([change, other], [mark])).toEqual({ free: [other], conflicts: [] });
    expect(apart([{ ...change, version: 1 }], [mark]).conflicts).toEqual([]);
  });
});
