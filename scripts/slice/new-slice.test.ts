import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const tree = mkdtempSync(join(tmpdir(), 'new-slice-'));
const folders = '{contract,api,web,scripts,docs,sandbox,seed,e2e,fixtures,pages}';
const generated = /\.gen\.ts$|^api\/shared\/database\/database-types\.ts$|^docs\/openapi\.json$/;

const sources = filesIn('.');
let before = new Map<string, string>();
let made: string[] = [];

beforeAll(() => {
  for (const path of sources) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(path, join(tree, path), { errorOnExist: false, force: true });
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  before = new Map(sources.map((path) => [path, hashOf(path)]));
  run('scripts/new-slice.ts', 'areas', 'surveys', 'survey', '--more-follow');
  run('scripts/new-slice.ts', 'offer', 'stories', 'story', '--with', 'mail,job,event,file', '--more-follow');
  run('scripts/new-slice.ts', 'sales', 'vouchers', 'voucher', '--with', 'event');
  made = filesIn(tree).filter((path) => !before.has(path));
}, 240_000);

afterAll(() => rmSync(tree, { recursive: true }), 120_000);

describe('a new slice', { timeout: 300_000 }, () => {
  test('changes two files outside its own folders, besides generated ones', () => {
    const changed = sources.filter((path) => hashOf(path) !== before.get(path));
    expect(changed.filter((path) => !generated.test(path)).toSorted()).toEqual(['contract/index.ts', 'floors.ts']);
  });

  test('has its texts, its calls and its page', () => {
    expect(run('scripts/check-texts.ts')).toContain('Texts are fine.');
    expect(run('scripts/check-tables.ts')).toContain('are fine');
    const openapi = readFileSync(join(tree, 'docs/openapi.json'), 'utf8');
    for (const path of ['/surveys/create', '/stories/names.txt']) expect(openapi).toContain(path);
    expect(readFileSync(join(tree, 'web/app/route-tree.gen.ts'), 'utf8')).toContain('/profile/surveys');
  });

  test('compiles, and is linted and formatted', () => {
    const modules = made.filter((path) => /\.tsx?$/.test(path));
    const lists = ['contract/index.ts', 'api/app/parts.ts', 'api/app/routes.ts', 'web/app/route-tree.gen.ts'];
    const types = globSync(['web/**/*.d.ts', '{api/shared,pages}/testing/template.ts']);
    const compilerOptions = { incremental: false, tsBuildInfoFile: null };
    const config = {
      extends: './tsconfig.json',
      compilerOptions,
      include: [],
      files: [...modules, ...lists, ...types],
    };
    writeFileSync(join(tree, 'tsconfig.made.json'), JSON.stringify(config));
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.made.json')).toBe('');
    run('node_modules/oxlint/bin/oxlint', '--quiet', ...modules, 'contract/index.ts', 'floors.ts');
    run('node_modules/oxfmt/bin/oxfmt', '--check', ...modules, 'contract/index.ts', 'floors.ts');
  });

  test('passes its own tests', () => {
    const tests = made.filter((path) => path.endsWith('.test.ts'));
    expect(tests).toHaveLength(6);
    run('node_modules/vitest/vitest.mjs', 'run', ...tests, 'api/app/merging/moves.test.ts');
  });
});

function filesIn(root: string): string[] {
  return globSync([`${folders}/**`, '*', '.*'], { withFileTypes: true, cwd: root })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function hashOf(path: string): string {
  return createHash('sha256')
    .update(readFileSync(join(tree, path)))
    .digest('hex');
}

/** Throws with the output of the script where it fails. */
function run(...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(error instanceof Error && 'stdout' in error ? String(error.stdout) : 'It did not start.', {
      cause: error,
    });
  }
}
