import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { makeCourse, makePartner } from './make.ts';
import { retrievePartners } from './retrieve-partners.ts';

async function named(ctx: Ctx, search: string): Promise<string[]> {
  return (await retrievePartners(ctx, queryOf({ filter: { search } }))).results.map(({ name }) => name);
}

describe('partners', () => {
  test('are listed by name with their courses, by one query', async ({ ctx, queries }) => {
    const { id } = await makePartner(ctx, { name: 'Óscar Ribas', website: 'https://oscar.example' });
    await makePartner(ctx, { name: 'Zambeze' });
    await makePartner(ctx, { name: 'Porto Seguro' });
    await makeCourse(ctx, { partner_id: id });
    await makeCourse(ctx, { partner_id: id, is_published: false });
    queries.length = 0;
    const { results, total } = await retrievePartners(ctx, queryOf({}));
    expect(queries).toHaveLength(1);
    expect(total).toBe(3);
    expect(results.map(({ name, course_count: count }) => [name, count])).toEqual([
      ['Óscar Ribas', 1],
      ['Porto Seguro', 0],
      ['Zambeze', 0],
    ]);
    expect(results[0]).toMatchObject({ website: 'https://oscar.example' });
  });

  test('are found by words of name, city and country, in either language', async ({ ctx, queries }) => {
    await makePartner(ctx, { name: 'Casa do Saber', city: 'Beira', country: 'MZ' });
    await makePartner(ctx, { name: 'Academia Planalto', city: 'Huambo', country: 'AO' });
    await makePartner(ctx, { name: 'Sem morada', city: null, country: null });
    queries.length = 0;
    expect(await named(ctx, 'SABÉR beira')).toEqual(['Casa do Saber']);
    expect(queries).toHaveLength(2);
    expect(await named(ctx, 'huam')).toEqual(['Academia Planalto']);
    expect(await named(ctx, 'mocambique')).toEqual(['Casa do Saber']);
    expect(await named(ctx, 'academia Angola')).toEqual(['Academia Planalto']);
    expect(await named(ctx, 'academia Mozambique')).toEqual([]);
    expect(await named(ctx, '  ')).toHaveLength(3);
  });

  test('can be searched for with any text', async ({ ctx }) => {
    await makePartner(ctx);
    for (const search of [...hostileTexts, '%', '_', '\0', 'a'.repeat(20_000)]) {
      expect((await named(ctx, search)).length).toBeLessThanOrEqual(1);
    }
    expect(await named(ctx, '%')).toEqual([]);
  }, 120_000);
});
