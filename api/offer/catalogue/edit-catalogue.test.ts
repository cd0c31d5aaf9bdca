import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { deleteFromCatalogue, restoreToCatalogue } from './delete-and-restore.ts';
import { createCategory } from './create-category.ts';
import { createCourse } from './create-course.ts';
import { createPartner } from './create-partner.ts';
import { makeCategory, makeCourse, makePartner } from './make.ts';
import { retrieveCategories } from './retrieve-categories.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { retrieveCourses } from './retrieve-courses.ts';
import { updateCategory } from './update-category.ts';
import { updateCourse } from './update-course.ts';
import { updatePartner } from './update-partner.ts';

const editor = (ctx: Ctx) => withClaims(ctx, 'catalogue.edit');
const newCourse = { title: { pt: 'Cozinha tradicional' }, type: 'presential' as const };
const newCategory = { slug: 'cozinha', name: { pt: 'Cozinha' }, cover_key: 'turismo' };

describe('an editor', () => {
  test('adds, changes, deletes and restores a course', async ({ ctx }) => {
    const prices = [{ currency_id: 1, amount_minor: 100 }];
    const { id } = await createCourse(editor(ctx), { ...newCourse, prices });
    const filter = { id, currency_id: 1 };
    await updateCourse(editor(ctx), {
      id,
      summary: { pt: 'À lenha.' },
      prices: [{ currency_id: 1, amount_minor: 200 }],
    });
    expect((await retrieveCourse(ctx, queryOf({ filter }))).results[0]).toMatchObject({
      title: 'Cozinha tradicional',
      summary: 'À lenha.',
      price: { amount_minor: 200 },
    });
    await deleteFromCatalogue(editor(ctx), 'courses', { id });
    await expect(retrieveCourse(ctx, queryOf({ filter }))).rejects.toThrow('gone');
    await expect(updateCourse(editor(ctx), { id, level: 'all' })).rejects.toThrow('not_found');
    await restoreToCatalogue(editor(ctx), 'courses', { id });
    expect((await retrieveCourses(ctx, queryOf({ filter }))).total).toBe(1);
  });

  test('says who signs for a partner, and that nobody does', async ({ ctx }) => {
    const { id } = await makePartner(ctx);
    const signatory = () =>
      ctx.db
        .selectFrom('partners')
        .select(['signatory_name', 'signatory_role'])
        .where('id', '=', id)
        .executeTakeFirst();
    expect(await signatory()).toEqual({ signatory_name: null, signatory_role: {} });
    const text = { signatory_name: 'Abílio Sakaita', signatory_role: { pt: 'Diretor', 'en-GB': 'Director' } };
    await updatePartner(editor(ctx), { id, ...text });
    await updatePartner(editor(ctx), { id, city: 'Huambo' });
    expect(await signatory()).toEqual(text);
    await updatePartner(editor(ctx), { id, signatory_name: null, signatory_role: {} });
    expect(await signatory()).toEqual({ signatory_name: null, signatory_role: {} });
  });

  test('publishes a course when it is ready', async ({ ctx }) => {
    const { id } = await createCourse(editor(ctx), { ...newCourse, is_published: false });
    expect((await retrieveCourses(ctx, queryOf({ filter: { id } }))).total).toBe(0);
    await updateCourse(editor(ctx), { id, is_published: true });
    expect((await retrieveCourses(ctx, queryOf({ filter: { id } }))).total).toBe(1);
  });

  test('cannot name an unknown category, partner or currency', async ({ ctx }) => {
    const wrong = [{ category_id: 9_999 }, { partner_id: 9_999 }];
    for (const named of wrong) {
      await expect(createCourse(editor(ctx), { ...newCourse, ...named })).rejects.toThrow('invalid_input');
    }
    const twice = [
      { currency_id: 1, amount_minor: 1 },
      { currency_id: 1, amount_minor: 2 },
    ];
    await expect(createCourse(editor(ctx), { ...newCourse, prices: twice })).rejects.toThrow('invalid_input');
    const below = [{ currency_id: 1, amount_minor: -1 }];
    await expect(createCourse(editor(ctx), { ...newCourse, prices: below })).rejects.toThrow('invalid_input');
    await expect(deleteFromCatalogue(editor(ctx), 'courses', { id: 9_999 })).rejects.toThrow('not_found');
    await expect(restoreToCatalogue(editor(ctx), 'courses', { id: 9_999 })).rejects.toThrow('not_found');
  });

  test('cannot delete a category or partner that courses name', async ({ ctx }) => {
    const { id: category_id } = await makeCategory(ctx);
    const { id: partner_id } = await makePartner(ctx);
    const course = await makeCourse(ctx, { category_id, partner_id });
    await expect(deleteFromCatalogue(editor(ctx), 'categories', { id: category_id })).rejects.toThrow('still_in_use');
    await expect(deleteFromCatalogue(editor(ctx), 'partners', { id: partner_id })).rejects.toThrow('still_in_use');
    await deleteFromCatalogue(editor(ctx), 'courses', course);
    await deleteFromCatalogue(editor(ctx), 'categories', { id: category_id });
    await deleteFromCatalogue(editor(ctx), 'partners', { id: partner_id });
    await restoreToCatalogue(editor(ctx), 'categories', { id: category_id });
    await restoreToCatalogue(editor(ctx), 'partners', { id: partner_id });
    await expect(restoreToCatalogue(editor(ctx), 'partners', { id: partner_id })).rejects.toThrow('not_found');
  });

  test('cannot use the slug of a category or partner twice', async ({ ctx }) => {
    const { id } = await createCategory(editor(ctx), newCategory);
    await expect(createCategory(editor(ctx), newCategory)).rejects.toThrow('slug_taken');
    const other = await createCategory(editor(ctx), { ...newCategory, slug: 'mesa' });
    await expect(updateCategory(editor(ctx), { id: other.id, slug: 'cozinha' })).rejects.toThrow('slug_taken');
    await updateCategory(editor(ctx), { id, slug: 'cozinha', name: { pt: 'Cozinha e mesa' }, position: 3 });
    const { results } = await retrieveCategories(ctx, queryOf({ filter: { id } }));
    expect(results).toMatchObject([{ slug: 'cozinha', name: 'Cozinha e mesa', cover_key: 'turismo' }]);
    await createPartner(editor(ctx), { slug: 'lubango', name: 'Escola do Lubango' });
    await expect(createPartner(editor(ctx), { slug: 'lubango', name: 'Outra' })).rejects.toThrow('slug_taken');
    await expect(updatePartner(editor(ctx), { id: 9_999, city: 'Huíla' })).rejects.toThrow('not_found');
    await expect(updateCategory(editor(ctx), { id: 9_999, position: 1 })).rejects.toThrow('not_found');
  });
});

test('nobody else edits the catalogue', async ({ ctx }) => {
  const student = withClaims(ctx, 'users.edit');
  const tries = [
    (who: Ctx) => createCourse(who, newCourse),
    (who: Ctx) => updateCourse(who, { id: 1 }),
    (who: Ctx) => deleteFromCatalogue(who, 'courses', { id: 1 }),
    (who: Ctx) => restoreToCatalogue(who, 'courses', { id: 1 }),
    (who: Ctx) => createCategory(who, newCategory),
    (who: Ctx) => updateCategory(who, { id: 1 }),
    (who: Ctx) => deleteFromCatalogue(who, 'categories', { id: 1 }),
    (who: Ctx) => restoreToCatalogue(who, 'categories', { id: 1 }),
    (who: Ctx) => createPartner(who, { slug: 'x', name: 'X' }),
    (who: Ctx) => updatePartner(who, { id: 1 }),
    (who: Ctx) => deleteFromCatalogue(who, 'partners', { id: 1 }),
    (who: Ctx) => restoreToCatalogue(who, 'partners', { id: 1 }),
  ];
  for (const attempt of tries) {
    await expect(async () => attempt(ctx)).rejects.toThrow('not_signed_in');
    await expect(async () => attempt(student)).rejects.toThrow('not_allowed');
  }
});
