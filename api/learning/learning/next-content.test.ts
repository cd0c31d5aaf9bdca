import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeRegulation } from '#api/offer/classes/make.ts';
import { acceptRegulation, retrieveEnrollments } from '#api/learning/enrollments/index.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { deleteContent } from './delete-content.ts';
import { makeContent, takeNoTime } from './make.ts';
import { saveProgress } from './save-progress.ts';
import { updateContent } from './update-content.ts';

async function nextIn(ctx: Ctx, id: number) {
  const { results } = await retrieveEnrollments(ctx, { filter: { id }, sort: [], limit: 20, offset: 0 });
  return results[0] && { contents: results[0].contents, next_content: results[0].next_content };
}

describe('what comes next in an enrollment', () => {
  test('is the first content that is not done, in the order of the outline', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const { course_id, id: enrollment_id } = await makeEnrollment(ctx, { person_id: user.person_id });
    await takeNoTime(ctx);
    const first = await makeContent(ctx, course_id);
    const removed = await makeContent(ctx, course_id);
    const final = await makeContent(ctx, course_id, { type: 'final', body: { pt: 'Parabéns' } });
    await deleteContent(asSystem(ctx), { id: removed.id });
    await updateContent(asSystem(ctx), { id: final.id, title: { pt: 'Parabéns', 'en-GB': 'Well done' } });
    expect(await nextIn(me, enrollment_id)).toEqual({
      contents: { count: 2, done: 0, has_begun: false },
      next_content: { id: first.id, title: 'Limpar uma lista' },
    });
    await saveProgress(me, { content_id: first.id, enrollment_id, opened: true });
    expect(await nextIn({ ...me, locale: 'en-GB' }, enrollment_id)).toEqual({
      contents: { count: 2, done: 1, has_begun: true },
      next_content: { id: final.id, title: 'Well done' },
    });
  });

  test('does not open before the regulation is accepted', async ({ ctx }) => {
    const rules = await makeRegulation(ctx);
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const input = { person_id: user.person_id, class: { regulation_file_id: rules.id } };
    const { id, course_id } = await makeEnrollment(ctx, input);
    const content = await makeContent(ctx, course_id);
    expect(await nextIn(me, id)).toEqual({ contents: { count: 1, done: 0, has_begun: false }, next_content: null });
    await acceptRegulation(me, { id, regulation_sha256: rules.sha256 });
    expect(await nextIn(me, id)).toMatchObject({ next_content: { id: content.id } });
  });

  test('is for the enrolled person alone, once it is paid', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id, status: 'registered' });
    await makeContent(ctx, course_id);
    const nothing = { contents: null, next_content: null };
    expect(await nextIn(await signInAs(ctx, user), id)).toEqual(nothing);
    await ctx.db.updateTable('enrollments').set({ status: 'enrolled' }).where('id', '=', id).execute();
    expect(await nextIn(await asA(ctx, 'administrator'), id)).toEqual(nothing);
  });

  test('takes the same number of queries for many courses', async ({ ctx, queries }) => {
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const lesson = { starts_at: '2030-01-01T08:00:00Z', ends_at: '2030-01-01T10:00:00Z' };
    const another = async () => {
      const made = await makeEnrollment(ctx, { person_id: user.person_id, class: { lessons: [lesson] } });
      await makeContent(ctx, made.course_id);
    };
    const all = { filter: {}, sort: [], limit: 20, offset: 0 };
    await another();
    queries.length = 0;
    await retrieveEnrollments(me, all);
    const forOne = queries.length;
    for (let count = 0; count < 3; count++) await another();
    queries.length = 0;
    const { results } = await retrieveEnrollments(me, all);
    expect(results.map(({ contents }) => contents?.count)).toEqual([1, 1, 1, 1]);
    expect(queries.length).toBe(forOne);
  });
});
