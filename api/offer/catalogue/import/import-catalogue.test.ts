import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { retrieveCategories } from '../retrieve-categories.ts';
import { retrieveCourses } from '../retrieve-courses.ts';
import { draftOf } from '../model/import/course-draft.ts';
import { importCatalogue, type ImportInput } from './import-catalogue.ts';
import type { Keyed } from './keyed.ts';
import { openNames } from './names.ts';
import { emptyReport } from './report.ts';
import { writeBatch, type Target } from './write-batch.ts';

const folder = mkdtempSync(join(tmpdir(), 'mestria-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

function file(content: string | Uint8Array): string {
  const path = join(folder, `${++files}.csv`);
  writeFileSync(path, content);
  return path;
}

function addMember(ctx: Ctx, content: string | Uint8Array, options: Partial<ImportInput> = {}) {
  const path = options.path ?? file(content);
  const input = { map: '', locale: 'pt', source: 'test', type: 'online' as const, write: true };
  return importCatalogue(asSystem(ctx), { ...input, ...options, path }, noModules);
}

async function titles(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('courses')
    .select('title')
    .where('import_source', '=', 'test')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => (title as { pt: string }).pt);
}

const noModules = { writeOutlines: async () => [] };

const inCurrency = (currency: string, amount_minor: number) => ({ currency, amount_minor });

const head = 'title,partner,category,level,price';

describe('an import', () => {
  test('adds courses, categories and partners from any column names', async ({ ctx }) => {
    const csv = 'nome;escola;área;preço;rating\nSoldadura;Escola do Tejo;Energia;"45 000,00";4,8\n';
    const report = await addMember(ctx, csv, { map: 'title=nome,partner=escola,category=area,price=preco' });
    expect(report).toMatchObject({ rows: 1, added: 1, problem_count: 0, unused_columns: ['rating'] });
    const { results } = await retrieveCourses(
      ctx,
      queryOf({ filter: { search: 'soldadura tejo energia', currency_id: 1 } }),
    );
    expect(results).toMatchObject([
      {
        title: 'Soldadura',
        type: 'online',
        category: { slug: 'energia', cover_key: 'energia' },
        partner: { name: 'Escola do Tejo', slug: 'escola-do-tejo' },
        price: { amount_minor: 4_500_000, indicative: false },
      },
    ]);
  });

  test('writes nothing in a dry run', async ({ ctx }) => {
    const report = await addMember(ctx, `${head}\nUm,A,B,beginner,1\nDois,A,B,beginner,2\n`, { write: false });
    expect(report).toMatchObject({ rows: 2, added: 2, updated: 0 });
    expect(await titles(ctx)).toEqual([]);
    expect((await retrieveCategories(ctx, queryOf({ filter: { slug: 'b' } }))).total).toBe(0);
  });

  test('counts a course that only gets a price as updated', async ({ ctx }) => {
    await addMember(ctx, 'key,title,price\n1,Soldadura,\n2,Costura,500\n');
    const priced = 'key,title,price\n1,Soldadura,47000\n2,Costura,500\n';
    expect(await addMember(ctx, priced)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    expect(await addMember(ctx, priced)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  });

  test.for(['price', 'hours', 'title', 'category', 'level', 'summary'])(
    'refuses a row with an error of the spreadsheet in its %s, and keeps the course',
    async (field, { ctx }) => {
      await addMember(ctx, 'key,title,price,hours\n1,Soldadura,45000,3\n');
      const names = ['key', ...new Set(['title', field])];
      const cells = names.map((name) => (name === field ? '#REF!' : name === 'key' ? '1' : 'Soldadura'));
      const report = await addMember(ctx, `${names.join()}\n${cells.join()}\n`);
      expect(report).toMatchObject({ updated: 0, unchanged: 0, problem_count: 1 });
      expect(report.problems[0]).toMatchObject({
        kind: `the ${field} is an error of the spreadsheet`,
        texts: ['#REF!'],
      });
      const prices = ctx.db.selectFrom('course_prices').innerJoin('courses', 'courses.id', 'course_id');
      const stored = await prices.select('amount_minor').where('import_source', '=', 'test').execute();
      expect(stored).toEqual([{ amount_minor: 4_500_000 }]);
    },
  );

  test.for([
    ['a title', 'Catálogo 2026\n\ntitle;price\nSoldadura;500\n', ''],
    ['a title of several cells', 'Catálogo;2026\nnome;preço\nSoldadura;500\n', 'title=nome,price=preço'],
    ['a title, by the numbers of its columns', 'Catálogo 2026\nnome;preço\nSoldadura;500\n', 'title=#1,price=#2'],
    ['a line of the separator', 'sep=|\ntitle|price\nSoldadura|500\n', ''],
  ] as const)('finds its columns below %s', async ([, csv, map], { ctx }) => {
    expect(await addMember(ctx, csv, { map })).toMatchObject({ rows: 1, added: 1, problem_count: 0 });
    expect(await titles(ctx)).toEqual(['Soldadura']);
  });

  test('says the columns of the likeliest row where none is the title', async ({ ctx }) => {
    await expect(addMember(ctx, 'Catálogo 2026\nnome;preço\nSoldadura;500\n')).rejects.toThrow('nome, preço');
  });

  test('updates known courses, and leaves unchanged ones alone', async ({ ctx }) => {
    await addMember(ctx, `${head}\nUm,A,B,beginner,1\nDois,A,B,beginner,2\n`);
    const again = `${head}\nUm,A,B,beginner,1\nDOIS,a,C,advanced,3\nTrês,A,B,,\n`;
    expect(await addMember(ctx, again, { write: false })).toMatchObject({ added: 1, updated: 2 });
    expect(await addMember(ctx, again)).toMatchObject({ added: 1, updated: 1, unchanged: 1, repeated: 0 });
    expect(await titles(ctx)).toEqual(['Um', 'DOIS', 'Três']);
    const { results } = await retrieveCourses(ctx, queryOf({ filter: { search: 'DOIS', currency_id: 1 } }));
    expect(results).toMatchObject([{ level: 'advanced', price: { amount_minor: 300 }, category: { name: 'C' } }]);
  });

  test('keeps fields that the file does not have, and every other language', async ({ ctx }) => {
    await addMember(ctx, 'key,title,level\n1,Soldadura,advanced\n');
    await addMember(ctx, 'key,title,summary\n1,Welding,Sparks\n', { locale: 'en-GB' });
    const { results } = await retrieveCourses(
      { ...ctx, locale: 'en-GB' },
      queryOf({ filter: { search: 'soldadura' } }),
    );
    expect(results).toMatchObject([{ title: 'Welding', summary: 'Sparks', level: 'advanced' }]);
    expect(await titles(ctx)).toEqual(['Soldadura']);
  });

  test('counts a row that repeats another, within a batch and across', async ({ ctx }) => {
    const many = Array.from({ length: 1_100 }, (_, index) => `Curso ${index},A,,,`).join('\n');
    const report = await addMember(ctx, `${head}\n${many}\ncurso 7,A,,,\ncurso 1099,A,,,\n`);
    expect(report).toMatchObject({ rows: 1_102, added: 1_100, repeated: 2 });
    expect(await titles(ctx)).toHaveLength(1_100);
  });
});

describe('the report of an import', () => {
  test('reports bad rows by kind with their lines, and imports the rest', async ({ ctx }) => {
    const csv = `${head}\n"Um\ncom quebra",A,B,beginner,1\n,A,B,,\nTrês,A,B,,muito\nQuatro,A,B,,4\nCinco,A,B,,$5\n`;
    const report = await addMember(ctx, csv);
    expect(report).toMatchObject({ rows: 5, added: 2, problem_count: 3 });
    const inDollars = 'the price is in USD, but its column is in AOA (see --currency, or map price_usd)';
    expect(report.problems).toEqual([
      { kind: 'the title is empty', count: 1, lines: [4], texts: [] },
      { kind: 'the price is no amount', count: 1, lines: [5], texts: ['muito'] },
      { kind: inDollars, count: 1, lines: [7], texts: ['$5'] },
    ]);
    expect(await titles(ctx)).toEqual(['Um\ncom quebra', 'Quatro']);
  });

  test('imports a row without the words that are not known, and says so', async ({ ctx }) => {
    const csv =
      'title,level,language,type\nUm,All Levels,English,Noturno\nDois,Médio,Klingonês,ao vivo\nTrês,?,,Noturno\n';
    const report = await addMember(ctx, csv);
    expect(report).toMatchObject({ added: 3, problem_count: 0, warning_count: 4 });
    expect(report.warnings).toEqual([
      { kind: 'the type is not known and was left out', count: 2, lines: [2, 4], texts: ['Noturno'] },
      { kind: 'the language is not known and was left out', count: 1, lines: [3], texts: ['Klingonês'] },
      { kind: 'the level is not known and was left out', count: 1, lines: [4], texts: ['?'] },
    ]);
    const saved = ctx.db.selectFrom('courses').select(['level', 'language', 'type']).orderBy('id');
    expect(await saved.where('import_source', '=', 'test').execute()).toEqual([
      { level: 'all', language: 'en', type: 'online' },
      { level: 'intermediate', language: 'pt', type: 'online-sync' },
      { level: 'all', language: 'pt', type: 'online' },
    ]);
  });

  test('stores HTML as text, modules too, and shows so', async ({ ctx }) => {
    const html = '<p>Leve:</p><ul><li>papel</li></ul><script>alert(1)</script>';
    const csv = `title,partner,description,modules\nUm <b>,A &amp; B,${html},<ol><li>Arco</li><li>TIG</li></ol>\n`;
    const { first_rows: first } = await addMember(ctx, csv, { write: false });
    const row = { title: 'Um <b>', partner: 'A & B', description: 'Leve:\n\n• papel', modules: ['Arco', 'TIG'] };
    expect(first).toMatchObject([row]);
    await addMember(ctx, csv);
    const stored = ctx.db.selectFrom('courses').select('description').where('import_source', '=', 'test');
    expect(await stored.execute()).toEqual([{ description: { pt: row.description } }]);
  });

  test('shows the first rows of a dry run as they would be written', async ({ ctx }) => {
    const rows = ['Um,Kz 45.000,"$1,234.56",Médio', ',1,1,', 'Dois,,Grátis,', 'Três,1,2,', 'Quatro,1,2,'];
    const csv = ['title,price,price_usd,level', ...rows].join('\n');
    const { first_rows: first } = await addMember(ctx, csv, { write: false });
    expect(first).toMatchObject([
      {
        line: 2,
        title: 'Um',
        level: 'intermediate',
        prices: [inCurrency('aoa', 4_500_000), inCurrency('usd', 123_456)],
      },
      { line: 4, title: 'Dois', level: 'all', language: 'pt', type: 'online', prices: [inCurrency('usd', 0)] },
      { line: 5, title: 'Três' },
    ]);
    expect((await addMember(ctx, csv)).first_rows).toEqual([]);
  });

  test('finds the row that the database rejects', async ({ ctx }) => {
    const drafts = Array.from({ length: 40 }, (_, index): Keyed => {
      const { draft, warnings } = draftOf([`Curso ${index}`], { columns: { title: 0 }, currencies: {} });
      const workload_hours = index === 17 ? 1e9 : 5;
      return { line: index + 2, key: String(index), draft: { ...draft, workload_hours }, warnings };
    });
    const names = await openNames(ctx, 'pt');
    const fields = new Set(['title', 'hours'] as const);
    const target: Target = {
      source: 'test',
      locale: 'pt',
      currencyIds: new Map(),
      type: 'online',
      fields,
      ...noModules,
    };
    const report = emptyReport([]);
    await writeBatch(ctx, { drafts, target, names, report });
    expect(report).toMatchObject({ added: 39, problem_count: 1, problems: [{ lines: [19] }] });
  });

  test('is for those who edit the catalogue', async ({ ctx }) => {
    const input = { path: file(head), map: '', locale: 'pt', source: 'test', type: 'online' as const, write: true };
    await expect(importCatalogue(ctx, input, noModules)).rejects.toThrow('not_signed_in');
    await expect(importCatalogue(withClaims(ctx, 'users.edit'), input, noModules)).rejects.toThrow('not_allowed');
  });
});
