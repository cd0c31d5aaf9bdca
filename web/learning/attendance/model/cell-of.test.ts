import { expect, test } from 'vitest';
import type { AttendanceMark, PersonAttendance } from '#contract/learning/attendance/calls.ts';
import { cellOf } from './cell-of.ts';

const mark: AttendanceMark = {
  lesson_id: 1,
  enrollment_id: 7,
  state: 'late',
  minutes: 160,
  how: 'qr',
  recorded_at: '2026-11-24T08:00:00Z',
  version: 2,
};
const row: PersonAttendance = {
  enrollment_id: 7,
  class_id: 1,
  person: { id: 9, name: 'Ana' },
  attendance_rate: null,
  reach: null,
  marks: [mark],
};

test('a cell shows its mark, and a change that is not recorded yet instead', () => {
  expect(cellOf(row, 1, [])).toMatchObject({ state: 'late', minutes: 160, version: 2, isPending: false });
  const cleared = { ...row, marks: [{ ...mark, state: 'unmarked', minutes: 0 } as const] };
  expect(cellOf(cleared, 1, [])).toMatchObject({ state: undefined, minutes: undefined, version: 2 });
  expect(cellOf(row, 2, [])).toMatchObject({ state: undefined, version: 0 });
  const change = { lesson_id: 1, enrollment_id: 7, state: 'absent', version: 2 } as const;
  expect(cellOf(row, 1, [change])).toMatchObject({ state: 'absent', minutes: undefined, version: 2, isPending: true });
});
