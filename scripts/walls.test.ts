import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, test } from 'vitest';
import { offencesOf, type Declared } from './tables/offences.ts';

type Offence = { breaks: string; files: Record<string, string> };

const nothing = 'export const nothing = 0;';

const offences: Offence[] = [
  {
    breaks: 'no-ring-of-files',
    files: {
      'api/top/a/one.ts': "import type { Two } from './two.ts'; export type One = Two;",
      'api/top/a/two.ts': "import type { One } from './one.ts'; export type Two = One;",
    },
  },
  {
    breaks: 'slices-call-downwards',
    files: { 'api/ground/c/c.ts': "import '#api/top/a/index.ts';", 'api/top/a/index.ts': nothing },
  },
  {
    breaks: 'every-slice-has-its-floor',
    files: { 'api/top/new/new.ts': "import './more.ts';", 'api/top/new/more.ts': nothing },
  },
  {
    breaks: 'contract-knows-no-side',
    files: { 'contract/a.ts': "import '#web/top/a/a.ts';", 'web/top/a/a.ts': nothing },
  },
  { breaks: 'contract-only-declares', files: { 'contract/a.ts': "import 'kysely';" } },
  { breaks: 'rules-are-pure', files: { 'contract/rules/a.ts': "import 'kysely';" } },
  {
    breaks: 'zones-are-of-the-server',
    files: {
      'web/top/a/a.ts': "import '#contract/rules/days-in-zone.ts';",
      'contract/rules/days-in-zone.ts': nothing,
    },
  },
  { breaks: 'api-knows-no-page', files: { 'api/top/a/a.ts': "import '#web/top/a/a.ts';", 'web/top/a/a.ts': nothing } },
  {
    breaks: 'sides-meet-in-contract',
    files: {
      'web/top/a/a.ts': "import type { X } from '#api/top/a/index.ts'; export type Y = X;",
      'api/top/a/index.ts': 'export type X = 1;',
    },
  },
  {
    breaks: 'server-uses-front-doors',
    files: { 'web/app/server.ts': "import '#api/top/a/store.ts';", 'api/top/a/store.ts': nothing },
  },
  {
    breaks: 'model-is-pure',
    files: { 'api/top/a/model/a.ts': "import { readFileSync } from 'node:fs'; export const read = readFileSync;" },
  },
  {
    breaks: 'through-the-front-door',
    files: { 'api/top/a/a.ts': "import '#api/top/b/store.ts';", 'api/top/b/store.ts': nothing },
  },
  {
    breaks: 'slices-are-merged-once',
    files: { 'api/app/slices.gen.ts': "import '#api/top/a/index.ts';", 'api/top/a/index.ts': nothing },
  },
  { breaks: 'makers-are-for-tests', files: { 'api/top/a/a.ts': "import './make.ts';", 'api/top/a/make.ts': nothing } },
  { breaks: 'app-is-on-top', files: { 'api/top/a/a.ts': "import '#api/app/index.ts';", 'api/app/index.ts': nothing } },
  {
    breaks: 'shared-lies-below',
    files: { 'api/shared/a.ts': "import '#api/top/a/index.ts';", 'api/top/a/index.ts': nothing },
  },
  {
    breaks: 'web-slices-look-downwards',
    files: { 'web/ground/c/c.ts': "import '#web/top/a/index.ts';", 'web/top/a/index.ts': nothing },
  },
  {
    breaks: 'web-through-the-front-door',
    files: { 'web/top/a/a.ts': "import '#web/top/b/b.ts';", 'web/top/b/b.ts': nothing },
  },
  {
    breaks: 'frame-knows-no-slice',
    files: { 'web/worker/a.ts': "import '#web/top/a/index.ts';", 'web/top/a/index.ts': nothing },
  },
  {
    breaks: 'shell-through-the-front-door',
    files: { 'web/shell/a.ts': "import '#web/top/a/a.ts';", 'web/top/a/a.ts': nothing },
  },
  {
    breaks: 'desk-stands-apart',
    files: { 'web/app/a.ts': "import '#web/admin/a.ts';", 'web/admin/a.ts': nothing },
  },
  {
    breaks: 'sandbox-is-a-stranger',
    files: { 'sandbox/a.ts': "import '#contract/a.ts';", 'contract/a.ts': nothing },
  },
  { breaks: 'every-import-is-found', files: { 'web/top/a/a.ts': "import './gone.ts';" } },
];

const allowed: Offence['files'][] = [
  { 'api/top/a/a.test.ts': "import '#api/top/b/make.ts';", 'api/top/b/make.ts': nothing },
  { 'api/ground/c/c.test.ts': "import '#api/top/a/make.ts';", 'api/top/a/make.ts': nothing },
  { 'contract/rules/a.ts': "import '#contract/a.ts';", 'contract/a.ts': nothing },
  { 'bench/run.ts': "import '#api/top/b/make.ts';", 'api/top/b/make.ts': nothing },
  {
    'web/app/server.ts': "import '#api/app/start.ts';",
    'api/app/start.ts': "import '#api/top/a/index.ts';",
    'api/top/a/index.ts': nothing,
  },
  { 'api/top/a/a.ts': "import '#api/ground/c/index.ts';", 'api/ground/c/index.ts': nothing },
  {
    'web/top/b/b.ts': "import '#web/top/a/index.ts'; import '#web/ground/c/index.ts';",
    'web/shell/a.ts': "import '#web/top/a/index.ts';",
    'web/top/a/index.ts': nothing,
    'web/ground/c/index.ts': nothing,
  },
  {
    'web/routes/admin.$.tsx': "import '#web/admin/a.ts';",
    'web/admin/a.ts': "import '#web/top/a/b.ts';",
    'web/top/a/b.ts': nothing,
  },
  {
    'web/routes/a.tsx': "import '#web/top/a/a.ts';",
    'web/top/a/a.ts': "import '#web/shared/b.ts';",
    'web/shared/b.ts': nothing,
  },
];

describe('a wall stops', () => {
  test.each(offences)('$breaks', async ({ files, breaks }) => {
    expect(await rulesBrokenBy(files)).toEqual([breaks]);
  });

  test('nothing else', async () => {
    for (const files of allowed) expect(await rulesBrokenBy(files)).toEqual([]);
  });

  test('imports of test code, wherever they are', async () => {
    const files = { 'api/top/a/a.ts': "import '#fixtures/texts.ts';", 'fixtures/texts.ts': nothing };
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
  const brokenBy = (planted: string, path = 'api/top/b/store.ts', input = slices) =>
    offencesOf({
      files: { 'api/top/b/own.ts': reading, [path]: planted },
      slices: input,
      floors: [['c'], ['a', 'b']],
      tableNames,
    });

  test.each([
    'sql`select 1 from courses c`',
    'sql`select 1 from classes k, courses c`',
    'sql`select 1 from classes k join courses c on true`',
    "db.selectFrom('courses as c')",
    "db.selectFrom('classes').innerJoin('courses', 'courses.id', 'classes.course_id')",
    "db.selectFrom(['classes', 'courses'])",
    "names: { course: { id: 'course_id', from: 'courses', column: 'title' } }",
  ])('a read of a table of another slice: %s', (planted) => {
    expect(brokenBy(planted)).toEqual(['api/top/b/store.ts reads courses of a; b does not say so in its tables.ts']);
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
    expect(brokenBy(planted, 'api/top/b/store.ts', daring)).toContain(
      'api/top/b/store.ts writes courses, which belongs to a',
    );
    expect(brokenBy(planted)).toEqual(['api/top/b/store.ts writes courses, which belongs to a']);
    expect(brokenBy(planted, 'api/app/audit/a.ts')).toContain('api/app/audit/a.ts writes courses, which belongs to a');
  });

  test('an undeclared view, an unused declaration, and a table with no owner or two', () => {
    expect(brokenBy('sql`select 1 from shared_courses`', 'api/top/c/c.ts')).toHaveLength(1);
    expect(offencesOf({ files: {}, slices, floors: [], tableNames })).toEqual([
      'b says that it reads shared_courses, and does not',
    ]);
    expect(brokenBy('', 'api/top/b/b.ts', { ...slices, a: { owns: [], publishes: ['shared_courses'] } })).toEqual([
      'courses has no owner in any tables.ts',
    ]);
    expect(brokenBy('', 'api/top/b/b.ts', { ...slices, c: { owns: ['courses'] } })).toEqual([
      'courses has several owners',
    ]);
  });

  test('a view of a higher floor that is not declared as one, and a lower one that is', () => {
    const upward = (declared: Pick<Declared, 'reads' | 'readsUpward'>) =>
      brokenBy('sql`select 1 from shared_courses`', 'api/ground/c/c.ts', { ...slices, c: { owns: [], ...declared } });
    expect(upward({ reads: ['shared_courses'] })).toEqual(['c reads shared_courses of a higher floor']);
    expect(upward({ readsUpward: ['shared_courses'] })).toEqual([]);
    const daring = { ...slices, b: { owns: ['classes', 'lessons'], readsUpward: ['shared_courses'] } };
    expect(brokenBy('', 'api/top/b/b.ts', daring)).toEqual([
      'b says that shared_courses is of a higher floor, and it is not',
    ]);
  });

  test('nothing else', () => {
    expect(brokenBy('sql`update classes set id = 1 from shared_courses c`')).toEqual([]);
    expect(brokenBy('// reads from courses\n/** joins from courses */')).toEqual([]);
    expect(brokenBy('sql`select 1 from courses join classes on true`', 'api/app/audit/a.ts')).toEqual([]);
  });
});

/** In this invented site `a` may call `b` and `c`, and `b` may call `c`. */
const floors = "export const floors = { ground: ['c'], top: ['b', 'a'] };";

async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  const site = mkdtempSync(join(tmpdir(), 'walls-'));
  for (const file of ['package.json', '.dependency-cruiser.cjs']) cpSync(file, join(site, file));
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  const roots = ['contract', 'api', 'web', 'bench', 'sandbox'];
  for (const root of roots) mkdirSync(join(site, root));
  for (const [path, source] of Object.entries({ ...files, 'floors.ts': floors })) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), source);
  }
  const options = await extractOptions(join(site, '.dependency-cruiser.cjs'));
  const { output } = await cruise(roots, { ...options, baseDir: site });
  rmSync(site, { recursive: true });
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))];
}
