import { describe, expect } from 'vitest';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { emittedEvents, makeEnrollment } from './make.ts';
import { reportProgress } from './report-progress.ts';

describe('the progress of an enrollment', () => {
  test('never falls, nor does its grade', async ({ ctx }) => {
    const { id } = await makeEnrollment(ctx);
    const operator = asSystem(ctx);
    await reportProgress(operator, { enrollment_id: id, progress_rate: 60, is_assessed: true, grade: 9.5 });
    const later = { enrollment_id: id, progress_rate: 20, is_assessed: true, grade: null };
    expect(await reportProgress(operator, later)).toEqual({ progress_rate: 60, concluded: null });
    const row = await ctx.db.selectFrom('enrollments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ progress_rate: 60, final_grade: 9.5, outcome: 'pending', concluded_at: null });
  });

  test('concludes it when the conditions are met, and emits the event exactly once', async ({ ctx }) => {
    const { id } = await makeEnrollment(ctx);
    const enough = { enrollment_id: id, progress_rate: 80, is_assessed: true, grade: 10 };
    expect((await reportProgress(asSystem(ctx), enough)).concluded).toBe('passed');
    expect((await reportProgress(asSystem(ctx), { ...enough, progress_rate: 100 })).concluded).toBeNull();
    expect(await emittedEvents(ctx, 'enrollment_concluded')).toEqual([{ enrollment_id: id }]);
    const row = await ctx.db.selectFrom('enrollments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ outcome: 'passed', concluded_at: ctx.now(), progress_rate: 100 });
  });

  test('does not conclude after a withdrawal', async ({ ctx }) => {
    const { id } = await makeEnrollment(ctx, { status: 'withdrawal' });
    const whole = { enrollment_id: id, progress_rate: 100, is_assessed: false, grade: null };
    expect((await reportProgress(asSystem(ctx), whole)).concluded).toBeNull();
    expect(await emittedEvents(ctx, 'enrollment_concluded')).toEqual([]);
  });

  test('waits for the class where there are lessons', async ({ ctx }) => {
    const { id, class_id } = await makeEnrollment(ctx, { class: { type: 'presential' }, attendance_rate: 90 });
    const report = { enrollment_id: id, progress_rate: 100, is_assessed: false, grade: null };
    expect((await reportProgress(asSystem(ctx), report)).concluded).toBeNull();
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', class_id).execute();
    expect((await reportProgress(asSystem(ctx), report)).concluded).toBe('attended');
  });

  test('is refused for an unknown enrollment', async ({ ctx }) => {
    const nobody = { enrollment_id: 999_999, progress_rate: 1, is_assessed: false, grade: null };
    await expect(reportProgress(asSystem(ctx), nobody)).rejects.toThrow('not_found');
  });
});
