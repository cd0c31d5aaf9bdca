import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { emittedEvents } from '#api/learning/enrollments/make.ts';
import { orderFor } from '#api/learning/certificates/make.ts';
import { makeLearner } from '#api/learning/grades/make.ts';
import { makeInvitation, makeOrganization } from '#api/people/organizations/make.ts';
import type { HandInReview } from '#contract/learning/tasks/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { deleteHandInFile } from './delete-file.ts';
import { handIn } from './hand-in.ts';
import { makeTask, uploadTo, type MadeTask } from './make.ts';
import { notifyReviewed } from './notify-reviewed.ts';
import { openTask } from './open-task.ts';
import { purgeUnsentFiles } from './purge-files.ts';
import { retrieveHandIns } from './retrieve-hand-ins.ts';
import { reviewHandIn } from './review-hand-in.ts';
import { setTask } from './set-task.ts';
import { findReadable } from './store/files.ts';

const page = { sort: [], limit: 20, offset: 0 };

function submit(
  { contentId, learner }: MadeTask,
  options: { text?: string; file_ids?: number[]; version?: number } = {},
) {
  const { text = 'A planta vai em anexo.', file_ids = [], version = 0 } = options;
  return handIn(learner.ctx, { content_id: contentId, enrollment_id: learner.enrollmentId, text, file_ids, version });
}

function review(by: Ctx, id: number, options: Partial<HandInReview> = {}) {
  return reviewHandIn(by, { id, version: 1, verdict: 'accept', feedback: '', grade: null, ...options });
}

async function standing(ctx: Ctx, enrollmentId: number) {
  return ctx.db
    .selectFrom('enrollments')
    .select(['progress_rate', 'final_grade'])
    .where('id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
}

describe('a task', () => {
  test('is handed in, returned, handed in again and accepted, and its grade counts', async ({ ctx }) => {
    const made = await makeTask(ctx, { isGraded: true });
    const fileId = await uploadTo(made);
    const first = await submit(made, { file_ids: [fileId] });
    expect(first).toMatchObject({ state: 'handed_in', rounds: [{ round: 1, files: [{ id: fileId }] }] });
    const id = first.rounds[0]?.id ?? 0;
    await review(made.trainer, id, { verdict: 'return', feedback: 'Falta a escala.' });
    const second = await submit(made, { text: 'Com escala.', version: 2 });
    expect(second).toMatchObject({
      state: 'handed_in',
      rounds: [{ round: 2 }, { round: 1, feedback: 'Falta a escala.' }],
    });
    await review(made.trainer, second.rounds[0]?.id ?? 0, { grade: 16.5, feedback: 'Bom trabalho.' });
    const { enrollmentId, ctx: me } = made.learner;
    expect(await openTask(me, { content_id: made.contentId, enrollment_id: enrollmentId })).toMatchObject({
      state: 'accepted',
      rounds: [{ grade: 16.5, reviewed_by: 'Domingos Kiala' }, {}],
    });
    expect(await standing(ctx, enrollmentId)).toEqual({ progress_rate: 100, final_grade: 16.5 });
    expect(await emittedEvents(ctx, 'content_completed')).toEqual([
      { enrollment_id: enrollmentId, content_id: made.contentId },
    ]);
  });

  test('is replaced while it waits, with other files', async ({ ctx }) => {
    const made = await makeTask(ctx);
    const [one, two] = [await uploadTo(made), await uploadTo(made)];
    await submit(made, { file_ids: [one] });
    const again = await submit(made, { text: '', file_ids: [two], version: 1 });
    expect(again).toMatchObject({ rounds: [{ round: 1, version: 2, text: '', files: [{ id: two }] }] });
    expect(again.waiting_files).toEqual([]);
    expect(await findReadable(made.learner.ctx, one)).toBeUndefined();
    expect(await emittedEvents(ctx, 'file_dropped')).toEqual([{ file_id: one }]);
    const both = await submit(made, { file_ids: [two, await uploadTo(made)], version: 2 });
    expect(both.rounds[0]?.files).toHaveLength(2);
  });

  test('refuses what it does not take, nothing at all, and other files', async ({ ctx }) => {
    const textOnly = await makeTask(ctx, { takes: { text: true, files: false } });
    await expect(uploadTo(textOnly)).rejects.toThrow('task_takes_no_files');
    await expect(submit(textOnly, { text: '  ' })).rejects.toThrow('hand_in_empty');
    const filesOnly = await makeTask(ctx, { takes: { text: false, files: true } });
    await expect(submit(filesOnly)).rejects.toThrow('task_takes_no_text');
    const foreign = await uploadTo(await makeTask(ctx));
    await expect(submit(filesOnly, { text: '', file_ids: [foreign] })).rejects.toThrow('not_found');
    const none = { content_id: textOnly.contentId, takes_text: false, takes_files: false, due_days: null };
    await expect(setTask(asSystem(ctx), none)).rejects.toThrow('task_takes_nothing');
  });

  test('is not handed in after it was accepted, or from an older look', async ({ ctx }) => {
    const made = await makeTask(ctx);
    const { rounds } = await submit(made);
    await expect(submit(made)).rejects.toThrow('hand_in_changed');
    await review(made.trainer, rounds[0]?.id ?? 0);
    await expect(submit(made, { version: 2 })).rejects.toThrow('hand_in_accepted');
  });

  test('says what is late', async ({ ctx }) => {
    const made = await makeTask(ctx, { dueDays: 0 });
    const { rounds, due_at } = await submit(made);
    expect(rounds[0]?.is_late).toBe(due_at !== null && ctx.now() > new Date(due_at));
  });

  test('needs an enrollment, and is no other content', async ({ ctx }) => {
    const made = await makeTask(ctx);
    const input = { content_id: made.contentId, enrollment_id: made.learner.enrollmentId };
    await expect(openTask(ctx, input)).rejects.toThrow('not_signed_in');
    await expect(openTask(await asA(ctx, 'student'), input)).rejects.toThrow('not_enrolled');
    await expect(openTask(made.trainer, input)).rejects.toThrow('not_enrolled');
  });
});

describe('a review', () => {
  test('needs feedback to return, and a grade to accept what counts', async ({ ctx }) => {
    const made = await makeTask(ctx, { isGraded: true });
    const id = (await submit(made)).rounds[0]?.id ?? 0;
    await expect(review(made.trainer, id, { verdict: 'return' })).rejects.toThrow('hand_in_feedback_missing');
    await expect(review(made.trainer, id)).rejects.toThrow('hand_in_grade_missing');
  });

  test('is of the newest version, and only once', async ({ ctx }) => {
    const made = await makeTask(ctx);
    const id = (await submit(made)).rounds[0]?.id ?? 0;
    await submit(made, { text: 'Melhor.', version: 1 });
    await expect(review(made.trainer, id)).rejects.toThrow('hand_in_changed');
    await review(made.trainer, id, { version: 2 });
    await expect(review(made.trainer, id, { version: 3 })).rejects.toThrow('hand_in_changed');
  });

  test('is locked with the class', async ({ ctx }) => {
    const made = await makeTask(ctx);
    const id = (await submit(made)).rounds[0]?.id ?? 0;
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', made.classId).execute();
    await expect(review(made.trainer, id)).rejects.toThrow('grades_locked');
  });

  test('notifies the learner once', async ({ ctx }) => {
    const made = await makeTask(ctx);
    const id = (await submit(made)).rounds[0]?.id ?? 0;
    await review(made.trainer, id, { verdict: 'return', feedback: 'Falta a escala.' });
    await notifyReviewed(asSystem(ctx), { hand_in_id: id });
    await notifyReviewed(asSystem(ctx), { hand_in_id: id });
    const sent = await ctx.db.selectFrom('notifications').select('kind').where('kind', 'like', 'hand_in%').execute();
    expect(sent).toEqual([{ kind: 'hand_in_returned' }]);
  });
});

describe('hand-ins', () => {
  test('are listed for trainers of the class, their learner and staff', async ({ ctx }) => {
    const made = await makeTask(ctx, { people: 2 });
    await submit(made, { file_ids: [await uploadTo(made)] });
    const other = await signInAs(ctx, await makeUser(ctx, { roles: ['trainer'] }));
    const seen = async (by: Ctx) =>
      (await retrieveHandIns(by, { ...page, filter: { content_id: made.contentId } })).total;
    expect(await seen(made.trainer)).toBe(1);
    expect(await seen(made.learner.ctx)).toBe(1);
    expect(await seen(await asA(ctx, 'administrator'))).toBe(1);
    expect(await seen(other)).toBe(0);
    expect(await seen(made.learners[1]?.ctx ?? ctx)).toBe(0);
    await expect(seen(ctx)).rejects.toThrow('not_signed_in');
  });

  test('that wait come first, page by page, with as many statements for one as for many', async ({ ctx, queries }) => {
    const made = await makeTask(ctx, { people: 3 });
    for (const learner of made.learners) await submit({ ...made, learner });
    const waiting = { filter: { class_id: made.classId, status: 'handed_in' as const }, sort: [] };
    queries.length = 0;
    expect((await retrieveHandIns(made.trainer, { ...waiting, limit: 20, offset: 0 })).results).toHaveLength(3);
    const forMany = queries.length;
    await makeLearner(ctx, { classId: made.classId, courseId: made.courseId, name: 'Outra pessoa' });
    queries.length = 0;
    const { results } = await retrieveHandIns(made.trainer, { ...waiting, limit: 20, offset: 2 });
    expect(results).toHaveLength(1);
    expect(forMany).toBeLessThanOrEqual(queries.length);
  });

  test('show an employer the state and the grade, without the work', async ({ ctx }) => {
    const made = await makeTask(ctx, { isGraded: true });
    const fileId = await uploadTo(made);
    const { rounds } = await submit(made, { file_ids: [fileId] });
    await review(made.trainer, rounds[0]?.id ?? 0, { grade: 14, feedback: 'Bem.' });
    const employer = await employerOf(ctx, made);
    const { results } = await retrieveHandIns(employer, { ...page, filter: { content_id: made.contentId } });
    expect(results).toMatchObject([{ status: 'accepted', grade: 14, text: null, files: [], feedback: null }]);
    expect(await findReadable(employer, fileId)).toBeUndefined();
    expect(await findReadable(made.trainer, fileId)).toBeDefined();
  });

  test('of others are found by nobody who may not review them', async ({ ctx }) => {
    const made = await makeTask(ctx, { people: 2 });
    const id = (await submit(made)).rounds[0]?.id ?? 0;
    const stranger = await signInAs(ctx, await makeUser(ctx, { roles: ['trainer'] }));
    for (const by of [made.learner.ctx, made.learners[1]?.ctx ?? ctx, stranger]) {
      await expect(review(by, id)).rejects.toThrow('not_found');
    }
    await expect(review(ctx, id)).rejects.toThrow('not_signed_in');
  });
});

describe('an uploaded file', () => {
  test('is deleted by its learner alone, and not once it is handed in', async ({ ctx }) => {
    const made = await makeTask(ctx, { people: 2 });
    const [one, two] = [await uploadTo(made), await uploadTo(made)];
    for (const by of [made.trainer, made.learners[1]?.ctx ?? ctx]) {
      await expect(deleteHandInFile(by, { id: one })).rejects.toThrow('not_found');
    }
    await expect(deleteHandInFile(ctx, { id: one })).rejects.toThrow('not_signed_in');
    await deleteHandInFile(made.learner.ctx, { id: one });
    expect(await findReadable(made.learner.ctx, one)).toBeUndefined();
    await submit(made, { file_ids: [two] });
    await expect(deleteHandInFile(made.learner.ctx, { id: two })).rejects.toThrow('not_found');
  });

  test('is seen by its learner alone until it is handed in, and deleted where it never is', async ({ ctx }) => {
    const made = await makeTask(ctx);
    const id = await uploadTo(made);
    expect(await findReadable(made.learner.ctx, id)).toBeDefined();
    expect(await findReadable(made.trainer, id)).toBeUndefined();
    const later = { ...asSystem(ctx), now: () => new Date(ctx.now().getTime() + 8 * 86_400_000) };
    await purgeUnsentFiles(later);
    expect(await findReadable(made.learner.ctx, id)).toBeUndefined();
  });
});

/** Owns an organization that bought the seat of the learner. */
async function employerOf(ctx: Ctx, { learner: { user, enrollmentId } }: MadeTask): Promise<Ctx> {
  const owner = await asA(ctx, 'client');
  const { id: organizationId } = await makeOrganization(owner);
  const affiliationId = await makeInvitation(ctx, { organizationId, email: user.username });
  await ctx.db
    .updateTable('affiliations')
    .set({ status: 'active', person_id: user.person_id, name: 'Pessoa 1', accepted_at: new Date('2026-01-02') })
    .where('id', '=', affiliationId)
    .execute();
  await orderFor(ctx, { organizationId, userId: signedIn(owner).userId, enrollmentId });
  return owner;
}
