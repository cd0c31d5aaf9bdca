import { describe, expect } from 'vitest';
import { lessonsOf } from '#api/offer/classes/index.ts';
import { makeUser } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeEnrollment } from './make.ts';
import { notifyLessonDue, notifyLessonsChanged } from './notify-lessons.ts';

const first = { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T12:00:00.000Z', room: 'Sala 2' };
const second = { starts_at: '2026-12-02T08:00:00.000Z', ends_at: '2026-12-02T12:00:00.000Z' };

async function makeFollowed(ctx: Ctx) {
  const [student, trainer] = [await makeUser(ctx), await makeUser(ctx, { roles: ['trainer'] })];
  const held = {
    type: 'presential',
    start_at: null,
    trainer_ids: [trainer.person_id],
    lessons: [first, second],
  } as const;
  const run = { ...held, trainer_ids: [...held.trainer_ids], lessons: [...held.lessons] };
  const enrollment = await makeEnrollment(ctx, { person_id: student.person_id, class: run });
  const [one, two] = await lessonsOf(ctx, { classIds: [enrollment.class_id] });
  return { student, trainer, enrollment, one: Number(one?.id), two: Number(two?.id) };
}

async function mailsTo(ctx: Ctx, username: string) {
  const mails = ctx.db.selectFrom('mails').select(['subject', 'body_text']).where('recipient', '=', username);
  return mails.orderBy('id').execute();
}

describe('participants and trainers', () => {
  test('are told once of a moved lesson, learners with the address of their timetable', async ({ ctx }) => {
    const { student, trainer, enrollment, one } = await makeFollowed(ctx);
    const was = { was_starts_at: new Date(first.starts_at), was_ends_at: new Date(first.ends_at) };
    const moved = ctx.db.updateTable('lessons').set({ ...was, starts_at: new Date('2026-12-01T09:00:00Z') });
    await moved.where('id', '=', one).execute();
    const event = { class_id: enrollment.class_id, lesson_ids: [one] };
    await notifyLessonsChanged(asSystem(ctx), event, 7);
    await notifyLessonsChanged(asSystem(ctx), event, 7);
    const mails = await mailsTo(ctx, student.username);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Uma aula');
    expect(mails[0]?.body_text).toContain('09:00');
    expect(mails[0]?.body_text).toContain('10:00');
    expect(mails[0]?.body_text).toContain(`/courses/${enrollment.course_id}/timetable/${enrollment.id}`);
    expect(await mailsTo(ctx, trainer.username)).toHaveLength(1);
  });

  test('are told of several changes in one message', async ({ ctx }) => {
    const { student, enrollment, one, two } = await makeFollowed(ctx);
    await notifyLessonsChanged(asSystem(ctx), { class_id: enrollment.class_id, lesson_ids: [one, two] }, 8);
    const mails = await mailsTo(ctx, student.username);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('2 aulas');
  });

  test('are reminded of a lesson, once each, with its place', async ({ ctx }) => {
    const { student, one } = await makeFollowed(ctx);
    const due = { lesson_id: one, starts_at: first.starts_at, ahead: 'day' } as const;
    await notifyLessonDue(asSystem(ctx), due);
    await notifyLessonDue(asSystem(ctx), due);
    const mails = await mailsTo(ctx, student.username);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('Sala 2');
  });

  test('are not reminded of a lesson that moved, was canceled or has begun', async ({ ctx }) => {
    const { student, one } = await makeFollowed(ctx);
    const due = { lesson_id: one, starts_at: first.starts_at, ahead: 'hour' } as const;
    await notifyLessonDue(asSystem(ctx), { ...due, starts_at: second.starts_at });
    await notifyLessonDue({ ...asSystem(ctx), now: () => new Date(first.starts_at) }, due);
    await ctx.db.updateTable('lessons').set({ status: 'canceled' }).where('id', '=', one).execute();
    await notifyLessonDue(asSystem(ctx), due);
    expect(await mailsTo(ctx, student.username)).toEqual([]);
  });
});
