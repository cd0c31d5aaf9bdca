import { describe, expect } from 'vitest';
import type { CourseFilter } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCategory, makeCourse, makePartner } from './make.ts';
import { retrieveCourses } from './retrieve-courses.ts';

const aoa = 1;
const usd = 2;

async function titlesFound(ctx: Ctx, filter: CourseFilter, sort?: 'title' | 'price' | 'newest'): Promise<string[]> {
  const by = sort && [{ field: sort, order: 'asc' as const }];
  const { results } = await retrieveCourses(ctx, queryOf({ filter: { currency_id: aoa, ...filter }, sort: by }));
  return results.map(({ title }) => title);
}

describe('courses', () => {
  test('are cards in the locale of the request', async ({ ctx }) => {
    const category = await makeCategory(ctx, { slug: 'obra' });
    const partner = await makePartner(ctx, { slug: 'baia' });
    const { id } = await makeCourse(ctx, {
      title: { pt: 'Segurança em obra', 'en-GB': 'Safety on site' },
      category_id: category.id,
      partner_id: partner.id,
      workload_hours: 35.5,
    });
    const english: Ctx = { ...ctx, locale: 'en-GB' };
    const { results, total } = await retrieveCourses(english, queryOf({ filter: { id, currency_id: aoa } }));
    expect(total).toBe(1);
    expect(results[0]).toEqual({
      id,
      title: 'Safety on site',
      summary: '',
      package_type: 'curso',
      type: 'presential',
      level: 'all',
      language: 'pt',
      workload_hours: 35.5,
      category: { id: category.id, slug: 'obra', name: 'Safety at work', cover_key: 'seguranca' },
      partner: { id: partner.id, slug: 'baia', name: 'Instituto Baía', city: 'Luanda' },
      price: { amount_minor: 4_500_000, currency_id: aoa, indicative: false },
      next_class: null,
      cover_url: expect.stringMatching(new RegExp(`^/api/courses/${id}/cover\\.svg\\?v=[a-z0-9]+$`)),
      picture: null,
      rating: null,
      learner_count: null,
      match: null,
    });
  });

  test('cost two queries, however many there are', async ({ ctx, queries }) => {
    for (let count = 0; count < 6; count++) await makeCourse(ctx);
    queries.length = 0;
    const page = { number: 2, size: 2 };
    const { results, total } = await retrieveCourses(ctx, queryOf({ filter: { currency_id: aoa }, page }));
    expect([results.length, total]).toEqual([2, 6]);
    expect(queries).toHaveLength(2);
  });

  test('need few query plans for all their pages', async ({ ctx, queries }) => {
    const sort = [{ field: 'start', order: 'asc' as const }];
    for (let number = 1; number <= 60; number++) {
      const page = { number, size: 2 };
      await retrieveCourses(ctx, { ...queryOf({ filter: { currency_id: aoa }, page }), sort });
    }
    const lists = queries.filter((query) => query.startsWith('/* prepared */'));
    expect([lists.length, new Set(lists).size]).toEqual([60, 7]);
  });

  test('are hidden while they are unpublished', async ({ ctx }) => {
    const { id } = await makeCourse(ctx, { is_published: false });
    expect(await titlesFound(ctx, { id })).toEqual([]);
  });

  test('are filtered by category, partner, type, level and language', async ({ ctx }) => {
    const { id: category_id } = await makeCategory(ctx);
    const { id: partner_id } = await makePartner(ctx);
    await makeCourse(ctx, { title: { pt: 'Um' }, category_id, type: 'online', language: 'en' });
    await makeCourse(ctx, { title: { pt: 'Dois' }, partner_id, level: 'advanced' });
    expect(await titlesFound(ctx, { category_id })).toEqual(['Um']);
    expect(await titlesFound(ctx, { partner_id })).toEqual(['Dois']);
    expect(await titlesFound(ctx, { type: 'online' })).toEqual(['Um']);
    expect(await titlesFound(ctx, { type: ['presential', 'online-sync'] })).toEqual(['Dois']);
    expect(await titlesFound(ctx, { level: 'advanced' })).toEqual(['Dois']);
    expect(await titlesFound(ctx, { language: { ne: 'pt' } })).toEqual(['Um']);
    await makeCourse(ctx, { title: { pt: 'Três' }, workload_hours: 8 });
    await makeCourse(ctx, { title: { pt: 'Quatro' }, workload_hours: 8.5 });
    expect(await titlesFound(ctx, { duration: 'day' })).toEqual(['Três']);
    expect(await titlesFound(ctx, { duration: ['day', 'days'] }, 'title')).toEqual(['Quatro', 'Três']);
  });

  test('are sorted by title, accents aside', async ({ ctx }) => {
    for (const pt of ['Zootecnia', 'Águas', 'auditoria', 'Educação']) await makeCourse(ctx, { title: { pt } });
    expect(await titlesFound(ctx, {}, 'title')).toEqual(['Águas', 'auditoria', 'Educação', 'Zootecnia']);
  });

  test('come newest first by default', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Velho' } });
    await makeCourse({ ...ctx, now: () => new Date('2026-11-22T08:00:00Z') }, { title: { pt: 'Novo' } });
    expect(await titlesFound(ctx, {})).toEqual(['Novo', 'Velho']);
  });
});

describe('the price of a course', () => {
  test('is the editor’s in its own currency, and converted by the dated rate in another', async ({ ctx }) => {
    const { id } = await makeCourse(ctx, { prices: [{ currency_id: aoa, amount_minor: 9_200_000 }] });
    const { results } = await retrieveCourses(ctx, queryOf({ filter: { id, currency_id: usd } }));
    expect(results[0]?.price).toEqual({ amount_minor: 10_000, currency_id: usd, indicative: true });
  });

  test('is null where there is no rate', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const { results } = await retrieveCourses(ctx, queryOf({ filter: { id, currency_id: 999 } }));
    expect(results[0]?.price).toBeNull();
  });

  test('is compared in the requested currency, after conversion too', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Caro' }, prices: [{ currency_id: aoa, amount_minor: 50_000_000 }] });
    await makeCourse(ctx, { title: { pt: 'Em dólares' }, prices: [{ currency_id: usd, amount_minor: 10_000 }] });
    await makeCourse(ctx, { title: { pt: 'Sem preço' }, prices: [] });
    await makeCourse(ctx, { title: { pt: 'Barato' }, prices: [{ currency_id: aoa, amount_minor: 1_000_000 }] });
    expect(await titlesFound(ctx, {}, 'price')).toEqual(['Barato', 'Em dólares', 'Caro', 'Sem preço']);
    expect(await titlesFound(ctx, { price_minor: { gte: 9_200_000, lte: 9_200_000 } })).toEqual(['Em dólares']);
    expect(await titlesFound(ctx, { price_minor: { lte: 1_000_000 } })).toEqual(['Barato']);
    expect(await titlesFound(ctx, { price_minor: { lte: 1_100 }, currency_id: usd })).toEqual(['Barato']);
  });
});
