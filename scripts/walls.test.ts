import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, test } from 'vitest';
import { offencesOf, type Declared } from './tables/offences.ts';

type Offence = { breaks: string; files: Record<string, string>; slices?: Record<string, string[]> };

const nothing = 'export const nothing = 0;';

const offences: Offence[] = [
  {
    breaks: 'no-ring-of-files',
    files: {
      'api/a/one.ts': "import type { Two } from './two.ts'; export type One = Two;",
      'api/a/two.ts': "import type { One } from './one.ts'; export type Two = One;",
    },
  },
  {
    breaks: 'slices-call-downwards',
    files: { 'api/c/c.ts': "import '#api/a/index.ts';", 'api/a/index.ts': nothing },
  },
  { breaks: 'every-slice-has-its-row', files: { 'api/new/new.ts': "import './more.ts';", 'api/new/more.ts': nothing } },
  { breaks: 'contract-knows-no-side', files: { 'contract/a.ts': "import '#web/a/a.ts';", 'web/a/a.ts': nothing } },
  { breaks: 'contract-only-declares', files: { 'contract/a.ts': "import 'kysely';" } },
  { breaks: 'rules-are-pure', files: { 'contract/rules/a.ts': "import 'kysely';" } },
  {
    breaks: 'zones-are-of-the-server',
    files: {
      'web/a/a.ts': "import '#contract/rules/days-in-zone.ts';",
      'contract/rules/days-in-zone.ts': nothing,
    },
  },
  { breaks: 'api-knows-no-page', files: { 'api/a/a.ts': "import '#web/a/a.ts';", 'web/a/a.ts': nothing } },
  {
    breaks: 'sides-meet-in-contract',
    files: {
      'web/a/a.ts': "import type { X } from '#api/a/index.ts'; export type Y = X;",
      'api/a/index.ts': 'export type X = 1;',
    },
  },
  {
    breaks: 'server-uses-front-doors',
    files: { 'web/app/server.ts': "import '#api/a/store.ts';", 'api/a/store.ts': nothing },
  },
  {
    breaks: 'model-is-pure',
    files: { 'api/a/model/a.ts': "import { readFileSync } from 'node:fs'; export const read = readFileSync;" },
  },
  { breaks: 'through-the-front-door', files: { 'api/a/a.ts': "import '#api/b/store.ts';", 'api/b/store.ts': nothing } },
  {
    breaks: 'slices-are-merged-once',
    files: { 'api/app/slices.ts': "import '#api/a/index.ts';", 'api/a/index.ts': nothing },
  },
  { breaks: 'makers-are-for-tests', files: { 'api/a/a.ts': "import './make.ts';", 'api/a/make.ts': nothing } },
  { breaks: 'app-is-on-top', files: { 'api/a/a.ts': "import '#api/app/index.ts';", 'api/app/index.ts': nothing } },
  {
    breaks: 'shared-lies-below',
    files: { 'api/shared/a.ts': "import '#api/a/index.ts';", 'api/a/index.ts': nothing },
  },
  { breaks: 'routes-compose-slices', files: { 'web/a/a.ts': "import '#web/b/b.ts';", 'web/b/b.ts': nothing } },
  {
    breaks: 'sandbox-is-a-stranger',
    files: { 'sandbox/a.ts': "import '#contract/a.ts';", 'contract/a.ts': nothing },
  },
  { breaks: 'every-import-is-found', files: { 'web/a/a.ts': "import './gone.ts';" } },
];

const allowed: Offence['files'][] = [
  { 'api/a/a.test.ts': "import '#api/b/make.ts';", 'api/b/make.ts': nothing },
  { 'api/c/c.test.ts': "import '#api/a/make.ts';", 'api/a/make.ts': nothing },
  { 'contract/rules/a.ts': "import '#contract/a.ts';", 'contract/a.ts': nothing },
  { 'bench/run.ts': "import '#api/b/make.ts';", 'api/b/make.ts': nothing },
  {
    'web/app/server.ts': "import '#api/app/start.ts';",
    'api/app/start.ts': "import '#api/a/index.ts';",
    'api/a/index.ts': nothing,
  },
  { 'api/a/a.ts': "import '#api/c/index.ts';", 'api/c/index.ts': nothing },
  {
    'web/routes/a.tsx': "import '#web/a/a.ts';",
    'web/a/a.ts': "import '#web/shared/b.ts';",
    'web/shared/b.ts': nothing,
  },
];

describe('a wall stops', () => {
  test.each(offences)('$breaks', async ({ files, slices, breaks }) => {
    expect(await rulesBrokenBy(files, slices)).toEqual([breaks]);
  });

  test('no-ring-of-slices', async () => {
    const slices = { a: ['b'], b: ['c'], c: ['a'] };
    await expect(rulesBrokenBy({}, slices)).rejects.toThrow('a calls itself by others');
  });

  test('nothing else', async () => {
    for (const files of allowed) expect(await rulesBrokenBy(files)).toEqual([]);
  });

  test('imports of test code, wherever they are', async () => {
    const files = { 'api/a/a.ts': "import '#fixtures/texts.ts';", 'fixtures/texts.ts': nothing };
    expect(await rulesBrokenBy(files)).toEqual(['makers-are-for-tests']);
  });

  test('something for every rule', async () => {
    const { ruleSet } = await extractOptions('./.dependency-cruiser.cjs');
    const names = ruleSet?.forbidden?.map((rule) => rule.name);
    expect(offences.map((offence) => offence.breaks)).toEqual([...new Set(names)]);
  });
});

describe('in SQL, a wall stops', () => {
  const slices: Record<string, Declared> = {
    a: { owns: ['courses'], publishes: ['shared_courses'] },
    b: { owns: ['classes', 'lessons'], reads: ['shared_courses'] },
  };
  const tableNames = ['courses', 'shared_courses', 'classes', 'lessons'];
  const reading = 'const rows = sql`select * from lessons l, shared_courses c`;';
  const brokenBy = (planted: string, path = 'api/b/store.ts', given = slices) =>
    offencesOf({ files: { 'api/b/own.ts': reading, [path]: planted }, slices: given, tableNames });

  test.each([
    'sql`select 1 from courses c`',
    'sql`select 1 from classes k, courses c`',
    'sql`select 1 from classes k join courses c on true`',
    "db.selectFrom('courses as c')",
    "db.selectFrom('classes').innerJoin('courses', 'courses.id', 'classes.course_id')",
    "db.selectFrom(['classes', 'courses'])",
  ])('a read of a table of another slice: %s', (planted) => {
    expect(brokenBy(planted)).toEqual(['api/b/store.ts reads courses of a; b does not say so in its tables.ts']);
  });

  test.each([
    'sql`update courses set title = 1`',
    'sql`insert into courses (id) values (1)`',
    'sql`delete from courses`',
    "db.updateTable('courses')",
    "db.insertInto('courses')",
    "db.deleteFrom('courses')",
    "setDeleted(ctx, 'courses', { id })",
  ])('a write to one, though it were declared: %s', (planted) => {
    const daring = {
      ...slices,
      b: { ...slices['b'], owns: ['classes', 'lessons'], reads: ['shared_courses', 'courses'] },
    };
    expect(brokenBy(planted, 'api/b/store.ts', daring)).toContain('api/b/store.ts writes courses, which belongs to a');
    expect(brokenBy(planted)).toEqual(['api/b/store.ts writes courses, which belongs to a']);
    expect(brokenBy(planted, 'api/app/audit/a.ts')).toContain('api/app/audit/a.ts writes courses, which belongs to a');
  });

  test('an undeclared view, an unused declaration, and a table with no owner or two', () => {
    expect(brokenBy('sql`select 1 from shared_courses`', 'api/c/c.ts')).toHaveLength(1);
    expect(offencesOf({ files: {}, slices, tableNames })).toEqual([
      'b says that it reads shared_courses, and does not',
    ]);
    expect(brokenBy('', 'api/b/b.ts', { ...slices, a: { owns: [], publishes: ['shared_courses'] } })).toEqual([
      'courses has no owner in any tables.ts',
    ]);
    expect(brokenBy('', 'api/b/b.ts', { ...slices, c: { owns: ['courses'] } })).toEqual(['courses has several owners']);
  });

  test('nothing else', () => {
    expect(brokenBy('sql`update classes set id = 1 from shared_courses c`')).toEqual([]);
    expect(brokenBy('// reads from courses\n/** joins from courses */')).toEqual([]);
    expect(brokenBy('sql`select 1 from courses join classes on true`', 'api/app/audit/a.ts')).toEqual([]);
  });
});

/** In this invented site `a` may call `b`, and `b` may call `c`. */
async function rulesBrokenBy(
  files: Record<string, string>,
  slices: Record<string, string[]> = { a: ['b'], b: ['c'], c: [] },
): Promise<string[]> {
  const site = mkdtempSync(join(tmpdir(), 'walls-'));
  for (const file of ['package.json', '.dependency-cruiser.cjs']) cpSync(file, join(site, file));
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  const roots = ['contract', 'api', 'web', 'bench', 'sandbox'];
  for (const root of roots) mkdirSync(join(site, root));
  for (const [path, source] of Object.entries({ ...files, ...graphOf(slices) })) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), source);
  }
  const options = await extractOptions(join(site, '.dependency-cruiser.cjs'));
  const { output } = await cruise(roots, { ...options, baseDir: site });
  rmSync(site, { recursive: true });
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))];
}

function graphOf(slices: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slices).map(([name, others]) => [`api/${name}/may-call.json`, JSON.stringify(others)]),
  );
}
