import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { deleteFromCatalogue } from './delete-and-restore.ts';
import { courseSummaries } from './course-summaries.ts';
import { makeCategory, makeCourse, makePartner } from './make.ts';
import { retrieveCategories } from './retrieve-categories.ts';
import { retrieveCounters } from './retrieve-counters.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { retrievePartners } from './retrieve-partners.ts';
import { updateCourse } from './update-course.ts';

describe('a course', () => {
  test('has everything that its page shows', async ({ ctx, queries }) => {
    const { id: partner_id } = await makePartner(ctx, { about: { pt: 'Desde 1998.' } });
    const { id } = await makeCourse(ctx, {
      partner_id,
      description: { pt: 'Cinco dias.' },
      outcomes: [{ pt: 'Ler um plano' }, { pt: 'Parar uma obra' }],
      requirements: { pt: 'Nenhum.' },
      prices: [{ currency_id: 1, amount_minor: 14_500_000 }],
    });
    queries.length = 0;
    const { results, total } = await retrieveCourse(ctx, queryOf({ filter: { id, currency_id: 1 } }));
    expect(total).toBe(1);
    expect(queries).toHaveLength(4);
    expect(results[0]).toMatchObject({
      id,
      description: 'Cinco dias.',
      outcomes: ['Ler um plano', 'Parar uma obra'],
      requirements: 'Nenhum.',
      certificate_type: 'conclusion-certificate',
      partner: { id: partner_id, country: 'AO', about: 'Desde 1998.' },
      vat: { rate_percent: 14, amount_minor: 1_780_702 },
      classes: [],
    });
  });

  test('names its packages and prerequisites, in one more query', async ({ ctx, queries }) => {
    const before = await makeCourse(ctx, { prices: prices(3_000_000) });
    const questions = [{ question: { pt: 'É difícil?' }, answer: { pt: 'Não.', 'en-GB': 'No.' } }];
    const course = await makeCourse(ctx, { prices: prices(4_000_000), prerequisite_ids: [before.id], questions });
    const hidden = await makeCourse(ctx, { is_published: false });
    const course_ids = [course.id, before.id, hidden.id];
    const whole = await makeCourse(ctx, { package_type: 'pacote', prices: prices(6_000_000), course_ids });
    queries.length = 0;
    const [first] = (await retrieveCourse(ctx, queryOf({ filter: { id: course.id, currency_id: 1 } }))).results;
    expect(queries).toHaveLength(5);
    expect(first).toMatchObject({
      prerequisites: [{ id: before.id, price: { amount_minor: 3_000_000 } }],
      packages: [{ id: whole.id }],
      courses: [],
      saving: null,
      questions: [{ question: 'É difícil?', answer: 'Não.' }],
    });
    const [pack] = (await retrieveCourse(ctx, queryOf({ filter: { id: whole.id, currency_id: 1 } }))).results;
    expect(pack?.courses.map(({ id }) => id)).toEqual([course.id, before.id]);
    expect(pack?.saving).toMatchObject({ amount_minor: 1_000_000, indicative: false });
  });

  test('names only other courses that exist, and only a package has courses', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const operator = asSystem(ctx);
    for (const wrong of [
      { prerequisite_ids: [id] },
      { prerequisite_ids: [999_999] },
      { course_ids: [(await makeCourse(ctx)).id] },
      { package_type: 'pacote' as const, course_ids: [id] },
      { package_type: 'pacote' as const, course_ids: [(await makeCourse(ctx, { package_type: 'servico' })).id] },
    ]) {
      await expect(updateCourse(operator, { id, ...wrong })).rejects.toThrow('invalid_input');
    }
  });

  test('is not found when it does not exist or is not published', async ({ ctx }) => {
    const { id } = await makeCourse(ctx, { is_published: false });
    for (const filter of [{ id }, { id: id + 1_000 }, {}]) {
      await expect(retrieveCourse(ctx, queryOf({ filter }))).rejects.toThrow('not_found');
    }
  });

  test('is gone after its deletion, if it was ever published', async ({ ctx }) => {
    const [read, hidden] = [await makeCourse(ctx), await makeCourse(ctx, { is_published: false })];
    await deleteFromCatalogue(asSystem(ctx), 'courses', read);
    await deleteFromCatalogue(asSystem(ctx), 'courses', hidden);
    await expect(retrieveCourse(ctx, queryOf({ filter: read }))).rejects.toThrow('gone');
    await expect(retrieveCourse(ctx, queryOf({ filter: hidden }))).rejects.toThrow('not_found');
  });

  test('has a summary for other slices, many in one query, whatever its state', async ({ ctx, queries }) => {
    const shown = await makeCourse(ctx, { title: { pt: 'Nutrição', 'en-GB': 'Nutrition' } });
    const hidden = await makeCourse(ctx, { is_published: false });
    queries.length = 0;
    const briefs = await courseSummaries(ctx, { ids: [shown.id, hidden.id, shown.id, 999_999], currency_id: 1 });
    expect(queries).toHaveLength(1);
    expect(new Set(briefs.keys())).toEqual(new Set([shown.id, hidden.id]));
    expect(briefs.get(shown.id)).toMatchObject({
      title: 'Nutrição',
      title_texts: { pt: 'Nutrição', 'en-GB': 'Nutrition' },
      price: { amount_minor: 4_500_000 },
      is_published: true,
    });
  });
});

describe('categories and partners', () => {
  test('count their published courses, in one query', async ({ ctx, queries }) => {
    const { id: category_id } = await makeCategory(ctx, { slug: 'obra', position: 2 });
    await makeCategory(ctx, { slug: 'linguas', name: { pt: 'Línguas' }, cover_key: 'linguas', position: 1 });
    const { id: partner_id } = await makePartner(ctx, { slug: 'baia' });
    await makeCourse(ctx, { category_id, partner_id });
    await makeCourse(ctx, { category_id, partner_id, is_published: false });
    queries.length = 0;
    const categories = await retrieveCategories(ctx, queryOf({ filter: { slug: ['obra', 'linguas'] } }));
    expect(queries).toHaveLength(1);
    expect(categories.results.map(({ name, course_count }) => [name, course_count])).toEqual([
      ['Línguas', 0],
      ['Segurança no trabalho', 1],
    ]);
    const partners = await retrievePartners(ctx, queryOf({ filter: { slug: 'baia' } }));
    expect(partners.results).toMatchObject([{ id: partner_id, name: 'Instituto Baía', course_count: 1 }]);
  });

  test('are sorted as requested', async ({ ctx }) => {
    const partner = await makePartner(ctx, { slug: 'zambeze', name: 'Zambeze', country: 'MZ' });
    await makePartner(ctx, { slug: 'agora', name: 'Ágora', country: 'MZ' });
    await makeCourse(ctx, { partner_id: partner.id });
    const filter = { slug: ['zambeze', 'agora'] };
    const byName = await retrievePartners(ctx, queryOf({ filter }));
    expect(byName.results.map(({ name }) => name)).toEqual(['Ágora', 'Zambeze']);
    const byCourses = await retrievePartners(
      ctx,
      queryOf({ filter, sort: [{ field: 'course_count', order: 'desc' }] }),
    );
    expect(byCourses.results.map(({ name }) => name)).toEqual(['Zambeze', 'Ágora']);
  });

  test('are counted by kind', async ({ ctx }) => {
    const { results: before } = await retrieveCounters(ctx);
    await makeCourse(ctx, { type: 'online', level: 'beginner', language: 'fr' });
    await makeCourse(ctx, { type: 'online', is_published: false });
    const { results } = await retrieveCounters(ctx);
    expect(results[0]?.course_count).toBe((before[0]?.course_count ?? 0) + 1);
    expect(results[0]?.languages).toContainEqual({ value: 'fr', course_count: 1 });
  });
});

function prices(amount_minor: number) {
  return [{ currency_id: 1, amount_minor }];
}
