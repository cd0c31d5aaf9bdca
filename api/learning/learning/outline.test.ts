import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeRegulation } from '#api/offer/classes/make.ts';
import { acceptRegulation } from '#api/learning/enrollments/index.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createContent } from './create-content.ts';
import { createModule, createModules } from './create-module.ts';
import { deleteContent } from './delete-content.ts';
import { deleteModule } from './delete-module.ts';
import { makeContent, takeNoTime } from './make.ts';
import { retrieveModules } from './retrieve-modules.ts';
import { saveProgress } from './save-progress.ts';
import { updateContent } from './update-content.ts';
import { updateModule } from './update-module.ts';

const page = { sort: [], limit: 20, offset: 0 };

describe('the outline of a course', () => {
  test('shows a guest all contents, and locks all but previews', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const preview = await makeContent(ctx, course_id, { type: 'text', body: { pt: 'Olá' }, is_preview: true });
    const closed = await makeContent(ctx, course_id);
    const { results } = await retrieveModules(ctx, { ...page, filter: { course_id } });
    expect(results.map(({ title }) => title)).toEqual(['Do papel à folha', 'Do papel à folha']);
    expect(results.flatMap(({ contents }) => contents)).toMatchObject([
      { id: preview.id, title: 'Limpar uma lista', is_preview: true, lock: null, status: 'not_started' },
      { id: closed.id, lock: 'enrollment' },
    ]);
  });

  test('takes several modules of a folder at once, at their places', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const operator = asSystem(ctx);
    const { id: first } = await createModule(operator, { course_id, title: { pt: 'Antes' } });
    const modules = ['Primeiro', 'Segundo'].map((title, at) => ({
      title: { pt: title },
      position: at + 2,
      path: title,
    }));
    const ids = await createModules(operator, { course_id, modules });
    const { results } = await retrieveModules(ctx, { ...page, filter: { course_id } });
    expect(results.map(({ id, title }) => [id, title])).toEqual([
      [first, 'Antes'],
      [ids[0], 'Primeiro'],
      [ids[1], 'Segundo'],
    ]);
    await expect(createModules(operator, { course_id: 999_999, modules })).rejects.toThrow('not_found');
    await expect(createModules(ctx, { course_id, modules })).rejects.toThrow('not_signed_in');
  });

  test('shows a learner the progress, and locks the final content', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { course_id, id: enrollment_id } = await makeEnrollment(ctx, { person_id: user.person_id });
    const text = await makeContent(ctx, course_id);
    const final = await makeContent(ctx, course_id, { type: 'final', body: { pt: 'Parabéns' } });
    const me = await signInAs(ctx, user);
    const query = { ...page, filter: { course_id } };
    const before = (await retrieveModules(me, query)).results.flatMap(({ contents }) => contents);
    expect(before).toMatchObject([
      { lock: null, status: 'not_started' },
      { id: final.id, lock: 'rest' },
    ]);
    await takeNoTime(ctx);
    await saveProgress(me, { content_id: text.id, enrollment_id, opened: true });
    const after = (await retrieveModules(me, query)).results.flatMap(({ contents }) => contents);
    expect(after).toMatchObject([{ status: 'done' }, { lock: null }]);
  });

  test('locks all but previews until the regulation of the class is accepted', async ({ ctx }) => {
    const rules = await makeRegulation(ctx);
    const user = await makeUser(ctx);
    const { id, course_id } = await makeEnrollment(ctx, {
      person_id: user.person_id,
      class: { regulation_file_id: rules.id },
    });
    await makeContent(ctx, course_id);
    const me = await signInAs(ctx, user);
    const locks = async () => (await retrieveModules(me, { ...page, filter: { course_id } })).results[0]?.contents;
    expect(await locks()).toMatchObject([{ lock: 'enrollment' }]);
    await acceptRegulation(me, { id, regulation_sha256: rules.sha256 });
    expect(await locks()).toMatchObject([{ lock: null }]);
  });

  test('of an unpublished course is visible to editors only', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    await makeContent(ctx, course_id);
    await ctx.db.updateTable('courses').set({ published_at: null }).where('id', '=', course_id).execute();
    const query = { ...page, filter: { course_id } };
    expect((await retrieveModules(ctx, query)).total).toBe(0);
    expect((await retrieveModules(await asA(ctx, 'administrator'), query)).total).toBe(1);
  });

  test('takes the same number of queries for many courses', async ({ ctx, queries }) => {
    const user = await makeUser(ctx);
    const { course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
    const me = await signInAs(ctx, user);
    await makeContent(ctx, course_id);
    queries.length = 0;
    await retrieveModules(me, { ...page, filter: { course_id } });
    const forOne = queries.length;
    for (let count = 0; count < 3; count++) await makeContent(ctx, course_id);
    queries.length = 0;
    await retrieveModules(me, { ...page, filter: { course_id } });
    expect(queries.length).toBe(forOne);
  });
});

describe('editing the outline', () => {
  test('adds at the end, moves, renames and removes', async ({ ctx }) => {
    const operator = asSystem(ctx);
    const { id: course_id } = await makeCourse(ctx);
    const first = await createModule(operator, { course_id, title: { pt: 'Um' } });
    const second = await createModule(operator, { course_id, title: { pt: 'Dois' } });
    const content = { module_id: second.id, type: 'url', url: 'https://ine.gov.ao/', title: { pt: 'Dados' } } as const;
    const { id } = await createContent(operator, content);
    await updateModule(operator, { id: first.id, position: 9 });
    await updateContent(operator, { id, title: { pt: 'Dados do INE' }, is_preview: true });
    const query = { ...page, filter: { course_id } };
    expect((await retrieveModules(ctx, query)).results).toMatchObject([
      { id: second.id, contents: [{ id, title: 'Dados do INE', is_preview: true }] },
      { id: first.id, contents: [] },
    ]);
    await deleteContent(operator, { id });
    await deleteModule(operator, { id: first.id });
    expect((await retrieveModules(ctx, query)).results).toMatchObject([{ id: second.id, contents: [] }]);
  });

  test('needs the claim and an existing module or content', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const { id, module_id } = await makeContent(ctx, course_id);
    const student = await asA(ctx, 'student');
    const admin = await asA(ctx, 'administrator');
    const nothing = { id: 999_999 };
    const text = { module_id, type: 'text', title: { pt: 'x' }, body: {} } as const;
    await expect(createModule(student, { course_id, title: { pt: 'x' } })).rejects.toThrow('not_allowed');
    await expect(createModule(admin, { course_id: 999_999, title: { pt: 'x' } })).rejects.toThrow('not_found');
    await expect(updateModule(ctx, { id: module_id })).rejects.toThrow('not_signed_in');
    await expect(deleteModule(admin, nothing)).rejects.toThrow('not_found');
    await expect(createContent(student, text)).rejects.toThrow('not_allowed');
    await expect(createContent(admin, { ...text, module_id: 999_999 })).rejects.toThrow('not_found');
    await expect(createContent(admin, { ...text, type: 'file', file_id: 9e5 })).rejects.toThrow('not_a_course_file');
    await expect(createContent(admin, { ...text, type: 'scorm', scorm_package_id: 9e5 })).rejects.toThrow('not_found');
    await expect(updateContent(student, { id })).rejects.toThrow('not_allowed');
    await expect(deleteContent(admin, nothing)).rejects.toThrow('not_found');
  });
});
