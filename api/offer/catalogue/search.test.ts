import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { makeCategory, makeCourse, makePartner } from './make.ts';
import { retrieveCourses } from './retrieve-courses.ts';
import { updatePartner } from './update-partner.ts';

async function found(ctx: Ctx, search: string): Promise<string[]> {
  const { results } = await retrieveCourses(ctx, queryOf({ filter: { search, currency_id: 1 } }));
  return results.map(({ title }) => title);
}

describe('a search', () => {
  test('finds «programacao» and «programação» alike', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Programação em Python' } });
    for (const search of ['programacao', 'programação', 'PROGRAMAÇÃO', 'python programacao']) {
      expect(await found(ctx, search)).toEqual(['Programação em Python']);
    }
  });

  test('knows the forms of a word in both languages', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Redes de computadores', 'en-GB': 'Computer networks' } });
    expect(await found(ctx, 'computador')).toHaveLength(1);
    expect(await found(ctx, 'network')).toHaveLength(1);
  });

  test('ranks titles first, then category and partner, then summary, then description', async ({ ctx }) => {
    const { id: partner_id } = await makePartner(ctx, { name: 'Escola da Soldadura' });
    await makeCourse(ctx, { title: { pt: 'D' }, description: { pt: 'Um pouco de soldadura.' } });
    await makeCourse(ctx, { title: { pt: 'C' }, summary: { pt: 'Soldadura, soldadura e soldadura.' } });
    await makeCourse(ctx, { title: { pt: 'B' }, partner_id });
    await makeCourse(ctx, { title: { pt: 'Curso longo de oficina, ferramentas e soldadura' } });
    expect(await found(ctx, 'soldadura')).toEqual(['Curso longo de oficina, ferramentas e soldadura', 'B', 'C', 'D']);
  });

  test('ranks a short title before a longer one', async ({ ctx }) => {
    for (const pt of ['Gestão de projetos em pequenas empresas', 'Projetos', 'Projetos e equipas']) {
      await makeCourse(ctx, { title: { pt }, summary: { pt: 'Com exercícios sobre projetos.' } });
    }
    expect((await found(ctx, 'projetos')).slice(0, 2)).toEqual(['Projetos', 'Projetos e equipas']);
  });

  test('finds a course by the new name of its partner at once', async ({ ctx }) => {
    const { id: partner_id } = await makePartner(ctx, { name: 'Casa Velha' });
    const { id: category_id } = await makeCategory(ctx);
    await makeCourse(ctx, { title: { pt: 'Nutrição' }, partner_id, category_id });
    await updatePartner(asSystem(ctx), { id: partner_id, name: 'Academia Planalto' });
    expect(await found(ctx, 'planalto')).toEqual(['Nutrição']);
    expect(await found(ctx, 'nutrição safety')).toEqual(['Nutrição']);
    expect(await found(ctx, 'velha')).toEqual([]);
  });

  test('treats the last word as a prefix', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Contabilidade geral' } });
    expect(await found(ctx, 'geral contab')).toEqual(['Contabilidade geral']);
  });

  test('finds titles spelt alike when a word is mistyped', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Contabilidade geral' } });
    await makeCourse(ctx, { title: { pt: 'Segurança em obra' } });
    expect(await found(ctx, 'contablidade')).toEqual(['Contabilidade geral']);
    expect(await found(ctx, 'seguransa em obra')).toEqual(['Segurança em obra']);
  });

  test('tells names with signs apart, and marks them', async ({ ctx }) => {
    for (const pt of ['Curso de C# na prática', 'Curso de C++', 'Curso de C', 'Web com .NET', 'Rede e Net']) {
      await makeCourse(ctx, { title: { pt } });
    }
    await makeCourse(ctx, { title: { pt: 'Bases' }, description: { pt: 'Serviços em ASP.NET, com C#.' } });
    expect(await found(ctx, 'c#')).toEqual(['Curso de C# na prática', 'Bases']);
    expect(await found(ctx, 'C++')).toEqual(['Curso de C++']);
    expect(await found(ctx, 'curso c++')).toEqual(['Curso de C++']);
    expect(await found(ctx, '.net')).toEqual(['Web com .NET', 'Bases']);
    expect(await found(ctx, 'net')).toEqual(expect.arrayContaining(['Web com .NET', 'Rede e Net']));
    expect(await found(ctx, 'curso c')).toHaveLength(3);
    expect(marks((await match(ctx, 'c#'))?.title)).toBe('Curso de [C#] na prática');
    expect(marks((await match(ctx, '.net'))?.title)).toBe('Web com [.NET]');
  });

  test('finds letters with an umlaut however they are typed', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Führung und Übung' } });
    await makeCourse(ctx, { title: { pt: 'Mu\u0308ller' } });
    await makeCourse(ctx, { title: { pt: 'Poesia de Goethe' } });
    for (const search of ['führung', 'FÜHRUNG', 'fuhrung', 'fuehrung', 'ubung', 'uebung', 'fu\u0308hrung']) {
      expect(await found(ctx, search)).toEqual(['Führung und Übung']);
    }
    for (const search of ['müller', 'mueller']) expect(await found(ctx, search)).toHaveLength(1);
    for (const search of ['goethe', 'göthe', 'poesia']) expect(await found(ctx, search)).toHaveLength(1);
  });

  test('costs one query', async ({ ctx, queries }) => {
    await makeCourse(ctx);
    queries.length = 0;
    await found(ctx, 'obra');
    expect(queries).toHaveLength(1);
  });

  test('applies filters, sort and pages', async ({ ctx }) => {
    for (const pt of ['Obra C', 'Obra A', 'Obra B']) await makeCourse(ctx, { title: { pt }, type: 'online' });
    await makeCourse(ctx, { title: { pt: 'Obra D' } });
    const filter = { search: 'obra', type: 'online' as const, currency_id: 1 };
    const sort = [{ field: 'title' as const, order: 'desc' as const }];
    const query = (number: number) => queryOf({ filter, sort, page: { number, size: 2 } });
    const first = await retrieveCourses(ctx, query(1));
    expect(first.results.map(({ title }) => title)).toEqual(['Obra C', 'Obra B']);
    expect(await retrieveCourses(ctx, query(2))).toMatchObject({ results: [{ title: 'Obra A' }], total: 3 });
    expect(await retrieveCourses(ctx, query(9))).toEqual({ results: [], total: 3 });
  });
});

const match = async (ctx: Ctx, search: string) => {
  const { results } = await retrieveCourses(ctx, queryOf({ filter: { search, currency_id: 1 } }));
  return results[0]?.match;
};
const marks = (text: { text: string; hit: boolean }[] | undefined) =>
  text?.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('');

describe('a search result', () => {
  test('has the searched words marked in its title, in any of their forms, accents aside', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Programação de redes' }, summary: { pt: 'Redes e mais.' } });
    expect(marks((await match(ctx, 'programacao rede'))?.title)).toBe('[Programação] de [redes]');
    expect(marks((await match(ctx, 'redes prog'))?.title)).toBe('[Programação] de [redes]');
    expect(await match(ctx, 'rede')).toMatchObject({ by: 'words', also: { of: 'summary' } });
    expect(await match(ctx, '')).toBeNull();
  });

  test('shows which other text holds the words', async ({ ctx }) => {
    const { id: partner_id } = await makePartner(ctx, { name: 'Escola da Soldadura' });
    const before = 'Nada disto se procura. '.repeat(40);
    await makeCourse(ctx, { title: { pt: 'Obra' }, partner_id, description: { pt: `${before}Um pouco de rega.` } });
    expect((await match(ctx, 'soldadura'))?.also).toEqual({
      of: 'partner',
      text: [
        { text: 'Escola da ', hit: false },
        { text: 'Soldadura', hit: true },
      ],
    });
    const rega = await match(ctx, 'rega');
    expect(rega?.also?.of).toBe('description');
    expect(marks(rega?.also?.text)).toMatch(/^.{0,300}\[rega\]/s);
    expect(marks(rega?.title)).toBe('Obra');
  });

  test('is marked where it is merely spelt alike', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: 'Contabilidade' } });
    expect(await match(ctx, 'contablidade')).toMatchObject({ by: 'alike', also: null });
  });

  test('keeps tags and signs of a title as text', async ({ ctx }) => {
    await makeCourse(ctx, { title: { pt: '<script>alert(1)</script> obra & «C++»' } });
    const matched = await match(ctx, 'obra');
    expect(matched?.title.map(({ text }) => text).join('')).toBe('<script>alert(1)</script> obra & «C++»');
  });
});

describe('a hostile search', () => {
  test('gets an answer, whatever its characters', async ({ ctx }) => {
    await makeCourse(ctx);
    const texts = [
      '\u0000',
      '😀',
      '\u202Eobra',
      "' or 1=1 --",
      'a:* & !b | (c',
      '\\',
      '<->',
      'x'.repeat(10_000),
      '\uD800',
    ];
    for (const text of texts) expect(Array.isArray(await found(ctx, text))).toBe(true);
    expect(await found(ctx, '😀')).toEqual([]);
    expect(await found(ctx, '\u202Eobra\u0000')).toEqual(['Segurança em obra']);
    expect(await found(ctx, '  ')).toHaveLength(1);
  });

  test('is answered quickly when it is long', async ({ ctx }) => {
    await makeCourse(ctx);
    const started = performance.now();
    await found(ctx, 'palavra '.repeat(1_250));
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('is answered for every string of the big list of naughty strings', async ({ ctx }) => {
    for (const text of hostileTexts) expect(Array.isArray(await found(ctx, text))).toBe(true);
  }, 120_000);
});
