import { existsSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { importCatalogue, type ImportWish } from './import-catalogue.ts';

const coursera = '../shared/material/coursera_891.csv';
const noModules = { writeOutlines: async () => [] };
const formulas = '../shared/material/uploads-hostile/csv_formula_injection.csv';

function bringIn(ctx: Ctx, given: Pick<ImportWish, 'path' | 'map'>) {
  return importCatalogue(
    asHouse(ctx),
    { locale: 'pt', source: 'test', type: 'online', write: true, ...given },
    noModules,
  );
}

async function titles(ctx: Ctx): Promise<unknown[]> {
  const rows = await ctx.db
    .selectFrom('courses')
    .select('title')
    .where('import_source', '=', 'test')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

describe('a file from outside', () => {
  test('goes in whole: 891 courses of Coursera', async ({ ctx, skip }) => {
    skip(!existsSync(coursera), `${coursera} is not here`);
    const columns = { title: 'course_title', partner: 'course_organization', package: 'course_Certificate_type' };
    const pairs = Object.entries({ ...columns, level: 'course_difficulty', key: '#1' });
    const map = pairs.map((pair) => pair.join('=')).join(',');
    const report = await bringIn(ctx, { path: coursera, map });
    expect(report).toMatchObject({ rows: 891, added: 891, problem_count: 0, repeated: 0 });
    expect(report.unused_columns).toEqual(['course_rating', 'course_students_enrolled']);
    expect(await bringIn(ctx, { path: coursera, map })).toMatchObject({ added: 0, updated: 0, unchanged: 891 });
  });

  test('is kept as plain text, formulas for a spreadsheet too', async ({ ctx, skip }) => {
    skip(!existsSync(formulas), `${formulas} is not here`);
    expect(await bringIn(ctx, { path: formulas, map: '' })).toMatchObject({ rows: 5, added: 5, problem_count: 0 });
    expect(await titles(ctx)).toEqual([
      { pt: '=HYPERLINK("http://attacker.invalid","x")' },
      { pt: '+1+1' },
      { pt: '@SUM(1)' },
      { pt: '-2+3' },
      { pt: '=1+1' },
    ]);
  });
});
