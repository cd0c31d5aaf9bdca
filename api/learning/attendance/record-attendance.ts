import type { AttendanceChange, RecordedAttendance, RecordedChanges } from '#contract/learning/attendance/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { lessonMinutes, type Register } from '#contract/rules/attendance-register.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import type { Cell } from './cell.ts';
import { conflictsOf } from './conflicts-of.ts';
import { lockRegister } from './lock-register.ts';
import { minutesOfMark } from './model/minutes-of-mark.ts';
import { requireOpenRegister } from './model/require-open-register.ts';
import { presentMark } from './present-mark.ts';
import { refreshRates } from './refresh-rates.ts';
import { writeMarks, type NewMark } from './store/marks.ts';
import { attendeesById, lessonsById } from './store/register.ts';

export function recordAttendance(ctx: Ctx, { class_id, changes }: RecordedChanges): Promise<RecordedAttendance> {
  return inTransaction(ctx, async (tx) => {
    const register = await lockRegister(tx, class_id);
    const cells = await cellsOf(tx, class_id, changes);
    const marks = cells.map((cell) => markOf(cell, register, tx.now()));
    const recorded = await writeMarks(tx, marks, tx.actor.kind === 'user' ? tx.actor.userId : null);
    if (recorded.length < marks.length) throw await conflictsOf(tx, cells, recorded);
    const rates = await refreshRates(tx, { enrollmentIds: [...new Set(marks.map((mark) => mark.enrollment_id))] });
    return { class_id, recorded_at: tx.now().toISOString(), marks: recorded.map(presentMark), rates };
  });
}

async function cellsOf(ctx: Ctx, classId: number, changes: readonly AttendanceChange[]): Promise<Cell[]> {
  const lessons = byId(await lessonsById(ctx, [...new Set(changes.map((change) => change.lesson_id))]));
  const attendees = byId(await attendeesById(ctx, [...new Set(changes.map((change) => change.enrollment_id))]));
  return changes.map((change) => {
    const [lesson, attendee] = [lessons.get(change.lesson_id), attendees.get(change.enrollment_id)];
    if (lesson?.class_id !== classId || attendee?.class_id !== classId) throw new Refusal('not_found');
    return { change, lesson, attendee };
  });
}

function markOf({ change, lesson, attendee }: Cell, register: Register, now: Date): NewMark {
  requireOpenRegister(lesson, register, now);
  if (attendee.concluded_at !== null) throw new Refusal('class_over');
  if (attendee.status !== 'enrolled') throw new Refusal('attendance_not_enrolled', { name: attendee.name });
  return { ...change, minutes: minutesOfMark(change, lessonMinutes(lesson)), how: 'hand' };
}

function byId<R extends { id: number }>(rows: readonly R[]): Map<number, R> {
  return new Map(rows.map((row) => [row.id, row]));
}
