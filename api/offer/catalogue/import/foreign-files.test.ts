import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { foreignCatalogue, foreignRows } from '#fixtures/foreign-catalogue.ts';
import { formulaTable } from '#fixtures/hostile-uploads.ts';
import { importCatalogue } from './import-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'mestria-foreign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const noModules = { writeOutlines: async () => [] };

function addMember(ctx: Ctx, { content, map }: { content: string; map: string }) {
  const path = join(folder, 'catalogue.csv');
  writeFileSync(path, content);
  const input = { path, map, locale: 'pt', source: 'test', type: 'online', write: true } as const;
  return importCatalogue(asSystem(ctx), input, noModules);
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
  test('is imported whole: 891 courses of another marketplace', async ({ ctx }) => {
    const columns = { title: 'course_title', partner: 'course_organization', package: 'course_Certificate_type' };
    const pairs = Object.entries({ ...columns, level: 'course_difficulty', key: '#1' });
    const catalogue = { content: foreignCatalogue(), map: pairs.map((pair) => pair.join('=')).join(',') };
    const report = await addMember(ctx, catalogue);
    expect(report).toMatchObject({ rows: foreignRows, added: foreignRows, problem_count: 0, repeated: 0 });
    expect(report.unused_columns).toEqual(['course_rating', 'course_students_enrolled']);
    expect(new Set((await titles(ctx)).map((title) => JSON.stringify(title))).size).toBe(foreignRows - 3);
    const again = { added: 0, updated: 0, unchanged: foreignRows };
    expect(await addMember(ctx, catalogue)).toMatchObject(again);
  });

  test('is stored as plain text, formulas for a spreadsheet too', async ({ ctx }) => {
    const report = await addMember(ctx, { content: formulaTable, map: '' });
    expect(report).toMatchObject({ rows: 5, added: 5, problem_count: 0 });
    expect(await titles(ctx)).toEqual([
      { pt: '=HYPERLINK("http://attacker.invalid","x")' },
      { pt: '+1+1' },
      { pt: '@SUM(1)' },
      { pt: '-2+3' },
      { pt: '=1+1' },
    ]);
  });
});
