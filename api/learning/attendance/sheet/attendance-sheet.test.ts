import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeRegister } from '../make.ts';
import { recordAttendance } from '../record-attendance.ts';
import { attendanceCsv, attendancePdf } from './attendance-sheet.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function makeSheet(ctx: Ctx) {
  const made = await makeRegister(ctx);
  const cell = { lesson_id: made.lessonId, enrollment_id: made.learners[0]?.enrollmentId ?? 0, version: 0 };
  const changes = [{ ...cell, state: 'late' as const, minutes: 100 }];
  await recordAttendance(made.trainer, { class_id: made.classId, changes });
  return made;
}

describe('the attendance sheet of a class', () => {
  test('has what is recorded, and empty cells to sign', async ({ ctx }) => {
    const { trainer, classId } = await makeSheet(ctx);
    const { name, bytes } = await attendanceCsv({ ...trainer, locale: 'pt-PT' }, classId);
    expect(name).toMatch(/^Folha-de-presenças-T-.*\.csv$/);
    const [head, ...rows] = textOf(bytes).trim().split('\r\n');
    expect(head).toContain('"2026-11-21 09:00–11:00";"2026-11-22 09:00–11:00";"Presença (%)"');
    expect(rows.map((row) => row.split(';').slice(1).join(';')).toSorted()).toEqual([
      '"";"";""',
      '"Atraso, 20 min";"";""',
    ]);
  });

  test('is a PDF in each language, also without people and lessons', async ({ ctx }) => {
    const { trainer, classId } = await makeSheet(ctx);
    for (const locale of ['pt-PT', 'en-GB'] as const) {
      const { bytes } = await attendancePdf({ ...trainer, locale }, classId);
      expect(textOf(bytes).slice(0, 5)).toBe('%PDF-');
    }
    await ctx.db.updateTable('lessons').set({ status: 'canceled' }).where('class_id', '=', classId).execute();
    await ctx.db.updateTable('enrollments').set({ status: 'canceled' }).where('class_id', '=', classId).execute();
    expect((await attendancePdf(trainer, classId)).bytes.length).toBeGreaterThan(1000);
  });

  test('is for trainers of the class and staff', async ({ ctx }) => {
    const { classId, learners } = await makeSheet(ctx);
    const others = [await asA(ctx, 'trainer'), await asA(ctx, 'student'), learners[0]?.ctx ?? ctx];
    for (const other of others) await expect(attendanceCsv(other, classId)).rejects.toThrow('not_found');
    await expect(attendanceCsv(ctx, classId)).rejects.toThrow('not_signed_in');
    const staff = await asA(ctx, 'administrator');
    expect(textOf((await attendanceCsv(staff, classId)).bytes)).toContain('min');
    await expect(attendancePdf(staff, 999_999)).rejects.toThrow('not_found');
  });
});
