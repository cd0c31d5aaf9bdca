import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { operatorHeader, operatorSignature } from '#api/shared/http/operator-signature.ts';
import { test } from '#api/shared/testing/database.ts';
import { invariants } from './audit/run-audit.ts';
import { newFolder } from './course-folder/make.ts';
import { rawRoutes } from './routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'mestria-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const course = {
  'course.json': JSON.stringify({ key: 'segredos', title: { pt: 'Segredos' }, type: 'online', prices: { aoa: 100 } }),
  'modules/01-um/module.json': '{ "title": { "pt": "Um" } }',
  'modules/01-um/01-ler.pt.md': '# Ler\n\nLeia.\n',
};
const table = join(folder, 'courses.csv');
writeFileSync(table, 'title,partner,price\nCozinha,Centro da Baía,1200\n');
const input = { path: table, map: '', locale: 'pt', source: 'test', type: 'online' };

/** As a script asks a running server. */
async function give(ctx: Ctx, path: string, command: object): Promise<{ data?: unknown; message?: string }> {
  const route = rawRoutes.find((one) => one.path === path);
  if (!route) throw new Error(`There is no route ${path}.`);
  const body = JSON.stringify(command);
  const headers = { [operatorHeader]: operatorSignature(ctx.config, body, ctx.now()) };
  const answer = await route.handle(ctx, new Request('http://mestria.test/', { method: 'POST', body, headers }), {});
  return answer.json();
}

describe('an operator, of the running server', () => {
  test('has the invariants checked', async ({ ctx }) => {
    expect(await give(ctx, '/audit/operator', { command: 'run' })).toEqual({
      status: 'success',
      data: { checked: invariants.length, broken: [] },
    });
  });

  test('has a course checked, imported and exported', async ({ ctx }) => {
    const source = newFolder(course);
    const read = await give(ctx, '/courses/operator', { command: 'import', path: source, write: false });
    expect(read.data).toMatchObject({ plan: { course: { key: 'segredos' } }, problems: [], result: null });
    const { data } = await give(ctx, '/courses/operator', { command: 'import', path: source, write: true });
    expect(data).toMatchObject({ result: { isNew: true, modules: 1, contents: 1 } });
    const { id } = await ctx.db
      .selectFrom('courses')
      .select('id')
      .where('import_key', '=', 'segredos')
      .executeTakeFirstOrThrow();

    const path = join(folder, 'out');
    expect((await give(ctx, '/courses/operator', { command: 'export', path, id })).data).toMatchObject({ modules: 1 });
    expect(existsSync(join(path, 'course.json'))).toBe(true);
  });

  test('is told what is wrong with the files', async ({ ctx }) => {
    const path = join(folder, 'nowhere');
    expect((await give(ctx, '/courses/operator', { command: 'import', path, write: true })).message).toContain(path);
    expect((await give(ctx, '/courses/operator', { command: 'export', path: folder, id: 1 })).message).toContain(
      'already',
    );
    const unknown = await give(ctx, '/imports/operator', { ...input, currency: 'xyz', write: true });
    expect(unknown.message).toContain('«xyz»');
  });

  test('has a catalogue checked, and imported', async ({ ctx }) => {
    const before = await give(ctx, '/imports/operator', { ...input, write: false });
    expect(before.data).toMatchObject({ rows: 1, added: 1, problem_count: 0 });
    expect((await give(ctx, '/imports/operator', { ...input, write: true })).data).toMatchObject({ added: 1 });
    expect((await give(ctx, '/imports/operator', { ...input, write: true })).data).toMatchObject({ unchanged: 1 });
  });
});
