import { expect, test } from 'vitest';
import { openWorld } from '#api/shared/testing/world.ts';
import { asA } from '#api/people/identity/make.ts';
import { moveClass } from '#api/offer/classes/index.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { at, makeRegister } from './make.ts';
import { checkIn } from './check-in.ts';
import { openCode } from './open-code.ts';
import { recordAttendance } from './record-attendance.ts';

test('of four trainers who mark one cell at once, one does, and the others learn of it', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const made = await makeRegister(guest);
  const staff = await asA(guest, 'administrator');
  const cell = { lesson_id: made.lessonId, enrollment_id: made.learners[0]?.enrollmentId ?? 0, version: 0 };
  const states = ['present', 'absent', 'justified', 'present'] as const;
  const answers = await Promise.allSettled(
    states.map((state, nth) =>
      recordAttendance(asOther(nth % 2 === 0 ? made.trainer : staff, nth), {
        class_id: made.classId,
        changes: [{ ...cell, state }],
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.code)] : []));
  expect(codes).toEqual(Array.from({ length: 3 }, () => 'attendance_changed'));
});

test('marks of one person in many lessons at once all count in the rate', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const made = await makeRegister(guest);
  await guest.db.updateTable('lessons').set({ status: 'given' }).where('class_id', '=', made.classId).execute();
  const later = at(made.trainer, '2026-11-22T10:00:00Z');
  const enrollment_id = made.learners[0]?.enrollmentId ?? 0;
  for (let version = 0; version < 8; version += 1) {
    const state = version % 2 === 0 ? ('present' as const) : ('absent' as const);
    await Promise.all(
      [made.lessonId, made.nextLessonId].map((lesson_id, nth) =>
        recordAttendance(asOther(later, nth), {
          class_id: made.classId,
          changes: [{ lesson_id, enrollment_id, state, version }],
        }),
      ),
    );
    const query = guest.db.selectFrom('enrollments').select('attendance_rate').where('id', '=', enrollment_id);
    expect(await query.executeTakeFirst()).toEqual({ attendance_rate: state === 'present' ? 100 : 0 });
  }
});

test('one person who checks in from four phones at once has one mark', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const made = await makeRegister(guest);
  const { codes } = await openCode(made.trainer, { lesson_id: made.lessonId });
  const learner = made.learners[0]?.ctx ?? guest;
  const input = { class_id: made.classId, code: codes[0]?.code ?? '', how: 'qr' as const };
  const answers = await Promise.all([0, 1, 2, 3].map((nth) => checkIn(asOther(learner, nth), input)));
  expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([1]));
});

test('nothing is marked once the class is concluded, and what was marked before counts', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const made = await makeRegister(guest);
  await guest.db.updateTable('classes').set({ status: 'closed' }).where('id', '=', made.classId).execute();
  await guest.db.updateTable('lessons').set({ status: 'given' }).where('class_id', '=', made.classId).execute();
  const over = '2026-12-05T08:00:00Z';
  const staff = at(await asA(guest, 'administrator'), over);
  const cell = { lesson_id: made.lessonId, enrollment_id: made.learners[0]?.enrollmentId ?? 0, version: 0 };
  const change = { ...cell, state: 'present' as const };
  const [marked, concluded] = await Promise.allSettled([
    recordAttendance(asOther(staff, 0), { class_id: made.classId, changes: [change] }),
    moveClass(at(asSystem(asOther(guest, 1)), over), { id: made.classId, move: 'conclude' }),
  ]);
  expect(concluded).toMatchObject({ status: 'fulfilled' });
  expect(['recorded', 'class_over']).toContain(marked.status === 'fulfilled' ? 'recorded' : marked.reason.code);
  await expect(
    recordAttendance(staff, { class_id: made.classId, changes: [{ ...change, version: 1 }] }),
  ).rejects.toThrow('class_over');
});
