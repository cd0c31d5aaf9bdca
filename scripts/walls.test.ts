import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, test } from 'vitest';

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

  test('what is for tests alone, wherever it lies', async () => {
    const files = { 'api/a/a.ts': "import '#fixtures/texts.ts';", 'fixtures/texts.ts': nothing };
    expect(await rulesBrokenBy(files)).toEqual(['makers-are-for-tests']);
  });

  test('something for every rule', async () => {
    const { ruleSet } = await extractOptions('./.dependency-cruiser.cjs');
    const names = ruleSet?.forbidden?.map((rule) => rule.name);
    expect(offences.map((offence) => offence.breaks)).toEqual([...new Set(names)]);
  });
});

/** In the invented house `a` may call `b`, and `b` may call `c`. */
async function rulesBrokenBy(
  files: Record<string, string>,
  slices: Record<string, string[]> = { a: ['b'], b: ['c'], c: [] },
): Promise<string[]> {
  const house = mkdtempSync(join(tmpdir(), 'walls-'));
  for (const file of ['package.json', '.dependency-cruiser.cjs']) cpSync(file, join(house, file));
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  const roots = ['contract', 'api', 'web', 'bench', 'sandbox'];
  for (const root of [...roots, 'scripts']) mkdirSync(join(house, root));
  for (const [path, source] of Object.entries({ ...files, 'scripts/slices.json': JSON.stringify(slices) })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), source);
  }
  const options = await extractOptions(join(house, '.dependency-cruiser.cjs'));
  const { output } = await cruise(roots, { ...options, baseDir: house });
  rmSync(house, { recursive: true });
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))];
}
