import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { retrieveCourses } from '#api/offer/catalogue/index.ts';
import { drawShownPicture } from '#api/platform/files/index.ts';
import { plainPicture } from '#api/platform/files/make.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { routes } from './routes.ts';
import { runCatalogueImport } from './run-catalogue-import.ts';

const folder = mkdtempSync(join(tmpdir(), 'mestria-import-'));
const table = join(folder, 'in', 'courses.csv');

beforeAll(async () => {
  mkdirSync(join(folder, 'in', 'covers'), { recursive: true });
  writeFileSync(join(folder, 'in', 'covers', 'red.jpg'), await plainPicture('red').jpeg().toBuffer());
  writeFileSync(join(folder, 'in', 'covers', 'blue.png'), await plainPicture('blue').png().toBuffer());
  writeFileSync(join(folder, 'in', 'covers', 'lie.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'outside.png'), await plainPicture('green').png().toBuffer());
  symlinkSync(join(folder, 'outside.png'), join(folder, 'in', 'covers', 'way-out.png'));
  const bomb = await plainPicture('white', 6_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(join(folder, 'in', 'covers', 'bomb.png'), bomb);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Input = { write?: boolean; locale?: string; map?: string };

function addMember(ctx: Ctx, rows: string[], { write = true, locale = 'pt', map = '' }: Input = {}) {
  writeFileSync(table, rows.join('\n'));
  return runCatalogueImport(asSystem(ctx), { path: table, map, locale, source: 'test', type: 'online', write });
}

async function courseOf(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('courses')
    .select(['id', 'title', 'cover_picture_id'])
    .where('import_source', '=', 'test')
    .orderBy('id')
    .execute();
  return rows[0];
}

async function modulesOf(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('modules')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .orderBy('course_id')
    .orderBy('position')
    .execute();
  return rows.map(({ title }) => title);
}

describe('an imported catalogue', () => {
  test('has covers, modules and prices in several currencies, and does not change when imported again', async ({
    ctx,
  }) => {
    const rows = [
      'title,price_aoa,price_usd,cover,modules',
      'Soldadura,45000,"52,50",covers/red.jpg,"1. Segurança\n2. Arco"',
      `Pintura,,60,${pathToFileURL(join(folder, 'in', 'covers', 'blue.png')).href},Cores|Luz`,
    ];
    expect(await addMember(ctx, rows)).toMatchObject({ added: 2, problem_count: 0, unused_columns: [] });
    const course = await courseOf(ctx);
    await drawShownPicture(asSystem(ctx), course?.cover_picture_id ?? 0);
    const usd = { id: course?.id ?? 0, currency_id: 2 };
    expect((await retrieveCourses(ctx, queryOf({ filter: usd }))).results).toMatchObject([
      { price: { amount_minor: 5_250, indicative: false }, picture: { widths: [300] } },
    ]);
    expect((await retrieveCourses(ctx, queryOf({ filter: { ...usd, currency_id: 1 } }))).results).toMatchObject([
      { price: { amount_minor: 4_500_000, indicative: false } },
    ]);
    expect(await modulesOf(ctx)).toEqual([{ pt: 'Segurança' }, { pt: 'Arco' }, { pt: 'Cores' }, { pt: 'Luz' }]);
    expect(await addMember(ctx, rows)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  });

  test('counts a course as updated by its price, its cover or its modules alone', async ({ ctx }) => {
    const head = 'title,price_usd,cover,modules';
    await addMember(ctx, [head, 'Soldadura,50,covers/red.jpg,Um|Dois']);
    const first = (await courseOf(ctx))?.cover_picture_id;
    for (const row of ['51,covers/red.jpg,Um|Dois', '51,covers/blue.png,Um|Dois', '51,covers/blue.png,Dois|Um']) {
      expect(await addMember(ctx, [head, `Soldadura,${row}`])).toMatchObject({ added: 0, updated: 1, unchanged: 0 });
    }
    expect((await courseOf(ctx))?.cover_picture_id).not.toBe(first);
    expect(await modulesOf(ctx)).toEqual([{ pt: 'Dois' }, { pt: 'Um' }]);
    expect(await addMember(ctx, [head, 'Soldadura,,,'])).toMatchObject({ updated: 1 });
    expect((await courseOf(ctx))?.cover_picture_id).toBeNull();
    expect(await modulesOf(ctx)).toHaveLength(2);
  });

  test('adds another language to modules, and keeps what the file omits', async ({ ctx }) => {
    await addMember(ctx, ['key,title,cover,modules', '1,Soldadura,covers/red.jpg,Segurança|Arco']);
    await addMember(ctx, ['key,title,modules', '1,Welding,Safety|Arc'], { locale: 'en-GB' });
    expect(await modulesOf(ctx)).toEqual([
      { pt: 'Segurança', 'en-GB': 'Safety' },
      { pt: 'Arco', 'en-GB': 'Arc' },
    ]);
    expect((await courseOf(ctx))?.cover_picture_id).not.toBeNull();
  });

  test('reports a bad row with its line and skips it, also in a dry run', async ({ ctx }) => {
    const rows = [
      'title,price_usd,cover,modules',
      'Um,1,covers/none.jpg,A',
      'Dois,2,covers/lie.png,A',
      'Três,3,../outside.png,A',
      'Quatro,4,covers/way-out.png,A',
      'Cinco,5,https://example.org/a.jpg,A',
      'Seis,6,covers,A',
      'Sete,7,covers/bomb.png,A',
      'Oito,oito,covers/red.jpg,A',
      'Nove,9,covers/red.jpg,Só este',
    ];
    const outside = ['../outside.png', 'covers/way-out.png'];
    const problems = [
      { kind: 'the cover is not there', count: 1, lines: [2], texts: ['covers/none.jpg'] },
      { kind: 'the cover is no picture (JPEG, PNG, WebP, AVIF, GIF)', count: 1, lines: [3], texts: ['covers/lie.png'] },
      { kind: 'the cover lies outside the folder of the table', count: 2, lines: [4, 5], texts: outside },
      { kind: 'the cover is not a file on this machine', count: 1, lines: [6], texts: ['https://example.org/a.jpg'] },
      { kind: 'the cover is no file', count: 1, lines: [7], texts: ['covers'] },
      { kind: 'the cover has too many pixels', count: 1, lines: [8], texts: ['covers/bomb.png'] },
      { kind: 'the price_usd is no amount', count: 1, lines: [9], texts: ['oito'] },
    ];
    expect(await addMember(ctx, rows, { write: false })).toMatchObject({ added: 1, problem_count: 8, problems });
    expect(await ctx.db.selectFrom('pictures').select('id').execute()).toEqual([]);
    expect(await addMember(ctx, rows)).toMatchObject({ rows: 9, added: 1, problem_count: 8, problems });
    expect(await modulesOf(ctx)).toEqual([{ pt: 'Só este' }]);
    expect(await ctx.db.selectFrom('pictures').select('id').execute()).toHaveLength(1);
  });

  test('is refused when two columns hold the same price', async ({ ctx }) => {
    const rows = ['title,price,price_aoa', 'Um,1,2'];
    await expect(addMember(ctx, rows)).rejects.toThrow('Two columns tell the price in one currency: price, price_aoa.');
    expect(await addMember(ctx, rows, { map: 'price_usd=price' })).toMatchObject({ added: 1 });
  });
});

test('an import sets the description of a cover by language, and removes it with the cover', async ({ ctx }) => {
  const words = async () =>
    (await ctx.db.selectFrom('courses').select('cover_picture_alt').where('import_source', '=', 'test').execute())[0]
      ?.cover_picture_alt;
  const head = 'key,title,cover,cover_alt';
  await addMember(ctx, [head, '1,Soldadura,covers/red.jpg,Um soldador']);
  expect(await words()).toEqual({ pt: 'Um soldador' });
  const english = { locale: 'en-GB' };
  await addMember(ctx, ['key,title,cover_alt', '1,Welding,A welder'], english);
  expect(await words()).toEqual({ pt: 'Um soldador', 'en-GB': 'A welder' });
  expect(await addMember(ctx, [head, '1,Soldadura,covers/red.jpg,Um soldador'])).toMatchObject({ unchanged: 1 });
  expect(await addMember(ctx, [head, '1,Soldadura,covers/blue.png,O azul'])).toMatchObject({ updated: 1 });
  expect(await words()).toEqual({ pt: 'O azul' });
  await addMember(ctx, ['key,title,cover', '1,Soldadura,covers/red.jpg']);
  expect(await words()).toEqual({});
  const long = await addMember(ctx, [head, `1,Soldadura,covers/red.jpg,${'a'.repeat(301)}`]);
  expect(long).toMatchObject({ problem_count: 1 });
});

test('an import counts a version of what it changes, so that an editor who has it open learns of it', async ({
  ctx,
}) => {
  const { catalogue } = createRouterClient(routes, { context: await asA(ctx, 'administrator') });
  await addMember(ctx, ['key,title,level', '1,Soldadura,beginner', '2,Pintura,beginner']);
  const { id = 0 } = (await courseOf(ctx)) ?? {};
  const versionNow = async () => (await catalogue.retrieveCourseSources({ filter: { id } })).results[0]?.version;
  const version = await versionNow();
  await addMember(ctx, ['key,title,level', '1,Soldadura,beginner', '2,Pintura,advanced']);
  expect(await versionNow()).toBe(version);
  await addMember(ctx, ['key,title,level', '1,Soldadura a arco,beginner', '2,Pintura,advanced']);
  const stale = { id, workload_hours: 3, version };
  await expect(catalogue.updateCourse({ data: [stale] })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await addMember(ctx, ['key,title,level', '1,Soldadura,beginner', '2,Pintura,advanced']);
  expect(await versionNow()).toBe((version ?? 0) + 2);
});
