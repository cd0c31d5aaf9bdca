import { describe, expect } from 'vitest';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asA } from '#api/people/identity/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeEnrollmentIn } from '#api/learning/enrollments/make.ts';
import { checkIn } from './check-in.ts';
import { at, makeRegister, type MadeRegister } from './make.ts';
import { closeCode, openCode } from './open-code.ts';
import { recordAttendance } from './record-attendance.ts';

async function shownCode({ trainer, lessonId }: MadeRegister, moment = '2026-11-21T08:00:00Z'): Promise<string> {
  return (await openCode(at(trainer, moment), { lesson_id: lessonId })).codes[0]?.code ?? '';
}

function learnerOf({ learners }: MadeRegister, place = 0): Ctx {
  const learner = learners[place];
  if (!learner) throw new Error('no learner');
  return learner.ctx;
}

function enter(ctx: Ctx, { classId }: MadeRegister, code: string) {
  return checkIn(ctx, { class_id: classId, code, how: 'code' });
}

describe('the code of a lesson', () => {
  test('is shown with the next ones, and stays the same for a second screen', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const opened = await openCode(made.trainer, { lesson_id: made.lessonId });
    expect(opened).toMatchObject({ entry_until: '2026-11-21T08:30:00.000Z', now: '2026-11-21T08:00:00.000Z' });
    expect(opened.codes).toHaveLength(6);
    expect(new Set(opened.codes.map(({ code }) => code)).size).toBe(6);
    expect(await openCode(await asA(ctx, 'administrator'), { lesson_id: made.lessonId })).toEqual(opened);
  });

  test('is opened and closed by trainers of the class and staff', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const lesson = { lesson_id: made.lessonId };
    for (const call of [openCode, closeCode]) {
      await expect(call(ctx, lesson)).rejects.toThrow('not_signed_in');
      await expect(call(await asA(ctx, 'trainer'), lesson)).rejects.toThrow('not_found');
      await expect(call(learnerOf(made), lesson)).rejects.toThrow('not_found');
    }
  });

  test('is not shown for a lesson ahead, nor when check-ins have ended', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await expect(openCode(made.trainer, { lesson_id: made.nextLessonId })).rejects.toThrow('attendance_ahead');
    await expect(shownCode(made, '2026-11-21T08:30:00Z')).rejects.toThrow('attendance_entry_over');
  });
});

describe('a check-in', () => {
  test('marks a learner as present, however the code is written, and answers alike again', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const code = await shownCode(made);
    const typed = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    const checked = await enter(learnerOf(made), made, typed);
    expect(checked).toMatchObject({
      state: 'present',
      minutes: 120,
      how: 'code',
      version: 1,
      lesson_id: made.lessonId,
    });
    expect(await enter(at(learnerOf(made), '2026-11-21T08:00:40Z'), made, code)).toEqual(checked);
  });

  test('is taken where the trainer took a mark back', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const code = await shownCode(made);
    const cell = { lesson_id: made.lessonId, enrollment_id: made.learners[0]?.enrollmentId ?? 0 };
    const record = (state: 'absent' | 'unmarked', version: number) =>
      recordAttendance(made.trainer, { class_id: made.classId, changes: [{ ...cell, state, version }] });
    await record('absent', 0);
    await expect(enter(learnerOf(made), made, code)).rejects.toThrow('attendance_marked');
    await record('unmarked', 1);
    expect(await enter(learnerOf(made), made, code)).toMatchObject({ state: 'present', how: 'code', version: 3 });
  });

  test('is late some minutes after the start, as the operator has set', async ({ ctx }) => {
    const made = await makeRegister(ctx, { learners: 3 });
    const moment = '2026-11-21T08:12:00Z';
    const code = await shownCode(made, moment);
    expect(await enter(at(learnerOf(made), moment), made, code)).toMatchObject({ state: 'late', minutes: 108 });
    await writeSetting(asSystem(ctx), { key: 'attendanceLateAfterMinutes', value: '15' });
    expect(await enter(at(learnerOf(made, 1), moment), made, code)).toMatchObject({ state: 'present' });
  });

  test('takes a code for half a minute to a minute, and says then that it has expired', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const code = await shownCode(made);
    const after = (second: string) => enter(at(learnerOf(made), `2026-11-21T08:0${second}Z`), made, code);
    await expect(after('1:00')).rejects.toThrow('attendance_code_expired');
    expect(await after('0:59')).toMatchObject({ state: 'present' });
    await expect(enter(at(learnerOf(made, 1), '2026-11-21T08:20:00Z'), made, code)).rejects.toThrow(
      'attendance_code_wrong',
    );
  });

  test('takes no code of another class, and says so to who follows both', async ({ ctx }) => {
    const [made, other] = [await makeRegister(ctx), await makeRegister(ctx)];
    const code = await shownCode(made);
    await shownCode(other);
    await expect(enter(learnerOf(other), other, code)).rejects.toThrow('attendance_code_wrong');
    await makeEnrollmentIn(ctx, { ...made, person_id: signedIn(learnerOf(other)).personId });
    await expect(enter(learnerOf(other), other, code)).rejects.toThrow('attendance_code_elsewhere');
  });

  test('is for people who are enrolled in the class', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const code = await shownCode(made);
    await expect(enter(ctx, made, code)).rejects.toThrow('not_signed_in');
    const people = [await asA(ctx, 'student'), made.trainer, await asA(ctx, 'administrator')];
    for (const person of people) await expect(enter(person, made, code)).rejects.toThrow('check_in_not_enrolled');
    const registered = await asA(ctx, 'student');
    await makeEnrollmentIn(ctx, { ...made, person_id: signedIn(registered).personId, status: 'registered' });
    await expect(enter(registered, made, code)).rejects.toThrow('check_in_not_enrolled');
  });

  test('needs an open code, which ends with its closing', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await expect(enter(learnerOf(made), made, '4K7 92P')).rejects.toThrow('attendance_code_closed');
    const code = await shownCode(made);
    await closeCode(made.trainer, { lesson_id: made.lessonId });
    await expect(enter(learnerOf(made), made, code)).rejects.toThrow('attendance_code_closed');
    expect(await shownCode(made)).not.toBe(code);
    await expect(enter(learnerOf(made), made, code)).rejects.toThrow('attendance_code_wrong');
  });

  test('ends some minutes after the start, though the code is open still', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const code = await shownCode(made, '2026-11-21T08:29:50Z');
    await expect(enter(at(learnerOf(made), '2026-11-21T08:30:00Z'), made, code)).rejects.toThrow(
      'attendance_entry_over',
    );
  });

  test('leaves what the trainer has marked', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const cell = { lesson_id: made.lessonId, enrollment_id: made.learners[0]?.enrollmentId ?? 0 };
    const changes = [{ ...cell, state: 'absent' as const, version: 0 }];
    await recordAttendance(made.trainer, { class_id: made.classId, changes });
    await expect(enter(learnerOf(made), made, await shownCode(made))).rejects.toMatchObject({
      code: 'attendance_marked',
      data: { state: 'absent' },
    });
  });
});

describe('check-ins', () => {
  test('are tried twenty times in five minutes at most', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const code = await shownCode(made);
    for (let tries = 0; tries < 20; tries += 1) {
      await expect(enter(learnerOf(made), made, 'AAAAAA')).rejects.toThrow('attendance_code_wrong');
    }
    await expect(enter(learnerOf(made), made, code)).rejects.toThrow('too_many_requests');
    expect(await enter(learnerOf(made, 1), made, code)).toMatchObject({ state: 'present' });
  });

  test('are refused once the class is over', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const code = await shownCode(made);
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', made.classId).execute();
    await expect(enter(learnerOf(made), made, code)).rejects.toThrow('class_over');
  });
});
