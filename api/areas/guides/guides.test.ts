import { describe, expect } from 'vitest';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { acknowledgeGuide } from './acknowledge-guide.ts';
import { readGuide, retrieveLearningGuides, retrieveLearningPath } from './retrieve-guides.ts';
import { deleteGuide, storeGuide, uploadGuide, type SentGuide } from './upload-guide.ts';
import { guidesSlice } from './slice.ts';

async function newCourse(ctx: Ctx) {
  const editor = await asA(ctx, 'administrator');
  const [learner, stranger] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
  const { course_id: courseId, id: enrollmentId } = await makeEnrollment(ctx, {
    person_id: signedIn(learner).personId,
    status: 'enrolled',
    class: { type: 'presential', start_at: '2026-11-30T07:00:00Z', end_at: '2026-12-04T15:00:00Z' },
  });
  return { editor, learner, stranger, courseId, enrollmentId };
}

async function add(editor: Ctx, courseId: number, input: Partial<SentGuide> = {}) {
  const sent = { courseId, title: '', name: 'Guia do curso.pdf', bytes: pdfBytes(), ...input };
  return uploadGuide(editor, await storeGuide(editor, sent));
}

const listed = async (me: Ctx) => (await retrieveLearningGuides(me, queryOf({}))).results;

describe('a learning guide', () => {
  test('is listed and downloaded by those enrolled in its course, and by nobody else', async ({ ctx }) => {
    const { editor, learner, stranger, courseId } = await newCourse(ctx);
    const { id } = await add(editor, courseId);
    expect(await listed(learner)).toMatchObject([{ id, title: 'Guia do curso', acknowledged_at: null }]);
    expect((await readGuide(learner, id)).name).toBe('Guia do curso.pdf');
    expect(await listed(stranger)).toEqual([]);
    await expect(readGuide(stranger, id)).rejects.toThrow('not_found');
    await expect(acknowledgeGuide(stranger, { id })).rejects.toThrow('not_found');
    await expect(listed(ctx)).rejects.toThrow('not_signed_in');
  });

  test('keeps the moment at which it was first acknowledged', async ({ ctx }) => {
    const { editor, learner, courseId } = await newCourse(ctx);
    const { id } = await add(editor, courseId);
    const { acknowledged_at } = await acknowledgeGuide(learner, { id });
    const later = { ...learner, now: () => new Date(learner.now().getTime() + 86_400_000) };
    expect((await acknowledgeGuide(later, { id })).acknowledged_at).toBe(acknowledged_at);
    expect(await listed(learner)).toMatchObject([{ acknowledged_at }]);
    const { userId, personId } = signedIn(learner);
    await personalDataOf(guidesSlice).erase(ctx, { userId, personId, username: '' });
    expect(await listed(learner)).toMatchObject([{ acknowledged_at: null }]);
  });

  test('is added and removed by editors alone, once', async ({ ctx }) => {
    const { editor, learner, courseId } = await newCourse(ctx);
    const { id } = await add(editor, courseId, { title: 'Como estudar' });
    await expect(add(learner, courseId)).rejects.toThrow('not_allowed');
    expect(() => deleteGuide(learner, { id })).toThrow('not_allowed');
    await expect(add(editor, 999_999)).rejects.toThrow('not_found');
    await deleteGuide(editor, { id });
    await expect(deleteGuide(editor, { id })).rejects.toThrow('not_found');
    await expect(readGuide(learner, id)).rejects.toThrow('not_found');
  });

  test('is what it says: a page that is called a PDF is refused', async ({ ctx }) => {
    const { editor, courseId } = await newCourse(ctx);
    const lie = { bytes: Buffer.from('<!doctype html><script>alert(1)</script>') };
    await expect(add(editor, courseId, lie)).rejects.toThrow('file_type_not_allowed');
  });
});

describe('a learning path', () => {
  test('has the courses that are not concluded, with the end of their class', async ({ ctx }) => {
    const { learner, stranger, courseId, enrollmentId } = await newCourse(ctx);
    const { results } = await retrieveLearningPath(learner, queryOf({}));
    expect(results).toMatchObject([{ enrollment_id: enrollmentId, course_id: courseId, due_on: null }]);
    expect(results[0]?.ends_at).toBe('2026-12-04T15:00:00.000Z');
    expect((await retrieveLearningPath(stranger, queryOf({}))).total).toBe(0);
    await ctx.db.updateTable('enrollments').set({ concluded_at: ctx.now() }).where('id', '=', enrollmentId).execute();
    expect((await retrieveLearningPath(learner, queryOf({}))).total).toBe(0);
  });
});
