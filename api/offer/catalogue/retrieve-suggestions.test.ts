import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCategory, makeCourse, makePartner } from './make.ts';
import { retrieveSpelling } from './retrieve-spelling.ts';
import { retrieveSuggestions } from './retrieve-suggestions.ts';

async function suggested(ctx: Ctx, search: string): Promise<string[]> {
  const { results } = await retrieveSuggestions(ctx, { filter: { search } });
  return results.map(({ kind, name }) => `${kind}: ${name}`);
}

async function meant(ctx: Ctx, search: string): Promise<string | undefined> {
  const { results } = await retrieveSpelling(ctx, { filter: { search } });
  return results[0]?.search;
}

describe('suggestions', () => {
  test('are categories, partners and titles with a word that begins like this, accents aside', async ({ ctx }) => {
    const { id: category_id } = await makeCategory(ctx, { name: { pt: 'Gestão' } });
    const { id: partner_id } = await makePartner(ctx, { name: 'Escola de Gestão' });
    await makePartner(ctx, { name: 'Gestores sem cursos' });
    await makeCourse(ctx, { title: { pt: 'Curso longo de gestão' }, category_id, partner_id });
    await makeCourse(ctx, { title: { pt: 'Gestão de projetos' } });
    await makeCourse(ctx, { title: { pt: 'Gestão escondida' }, is_published: false });
    await makeCourse(ctx, { title: { pt: 'Sugestão' } });
    expect(await suggested(ctx, 'gestao')).toEqual([
      'category: Gestão',
      'partner: Escola de Gestão',
      'course: Gestão de projetos',
      'course: Curso longo de gestão',
    ]);
    expect(await suggested(ctx, 'gest')).toHaveLength(4);
  });

  test('are eight at most, each name once', async ({ ctx }) => {
    for (let count = 0; count < 3; count++) await makeCourse(ctx, { title: { pt: 'Redes' } });
    for (let count = 0; count < 10; count++) await makeCourse(ctx, { title: { pt: `Obra ${count}` } });
    expect(await suggested(ctx, 'redes')).toEqual(['course: Redes']);
    expect(await suggested(ctx, 'obra')).toHaveLength(8);
  });

  test('correct a mistyped word', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Contabilidade geral' } });
    expect(await suggested(ctx, 'contablidade')).toEqual(['course: Contabilidade geral']);
  });

  test('cost one query where something matches', async ({ ctx, queries }) => {
    await makeCourse(ctx);
    queries.length = 0;
    await suggested(ctx, 'segur');
    expect(queries).toHaveLength(1);
  });

  test('are empty for no text, one letter or signs', async ({ ctx }) => {
    await makeCourse(ctx);
    for (const text of ['', ' ', 's', '😀', '%', "'", '_']) expect(await suggested(ctx, text)).toEqual([]);
  });
});

describe('mistyped words', () => {
  test('are corrected with their accents', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Segurança em obra' } });
    await makeCourse(ctx, { title: { pt: 'Excel' } });
    expect(await meant(ctx, 'seguransa em obra')).toBe('segurança em obra');
    expect(await meant(ctx, 'exel')).toBe('excel');
  });

  test('are corrected where two neighbouring letters are swapped', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Guitarra para iniciantes', 'en-GB': 'Guitar for beginners' } });
    expect(await meant(ctx, 'gutiar')).toBe('guitar');
    expect(await suggested(ctx, 'gutiar')).toEqual(['course: Guitarra para iniciantes']);
    expect(await meant(ctx, 'gutiarra')).toBe('guitarra');
  });

  test('are corrected beside a name with signs', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Programação em C#' } });
    expect(await meant(ctx, 'porgramação c#')).toBe('programação c#');
    expect(await suggested(ctx, 'c#')).toEqual(['course: Programação em C#']);
  });

  test('stay unchanged where they are known, or nothing is similar', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Segurança em obra' } });
    for (const text of ['obra', 'segur', 'OBRAS', 'xilofone', 'de', '2026', ''])
      expect(await meant(ctx, text)).toBeUndefined();
  });

  test('are not corrected to words that find nothing', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Cerâmica' }, is_published: false });
    await makeCourse(ctx, { title: { pt: 'Obra' } });
    expect(await meant(ctx, 'ceramca')).toBeUndefined();
  });

  test('are corrected by names of partners and categories too, also after a rename', async ({ ctx }) => {
    const { id: partner_id } = await makePartner(ctx, { name: 'Academia Planalto' });
    await makeCourse(ctx, { partner_id });
    expect(await meant(ctx, 'planlato')).toBe('planalto');
  });

  test('cost two queries', async ({ ctx, queries }) => {
    await makeCourse(ctx, { title: { pt: 'Excel' } });
    queries.length = 0;
    await meant(ctx, 'exel');
    expect(queries).toHaveLength(2);
  });
});
