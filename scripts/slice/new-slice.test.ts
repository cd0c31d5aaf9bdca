import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const tree = mkdtempSync(join(tmpdir(), 'new-slice-'));
const sources = globSync(['{contract,api,web,scripts,docs,sandbox,seed,e2e,fixtures}/**', '*', '.*'], {
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative('.', join(entry.parentPath, entry.name)));
const generated = /\.gen\.ts$|^api\/shared\/database\/database-types\.ts$|^docs\/openapi\.json$/;

let before = new Map<string, string>();

beforeAll(() => {
  for (const path of sources) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(path, join(tree, path), { errorOnExist: false, force: true });
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  before = new Map(sources.map((path) => [path, hashOf(path)]));
  execFileSync(process.execPath, ['scripts/new-slice.ts', 'areas', 'surveys'], { cwd: tree, stdio: 'pipe' });
}, 120_000);

afterAll(() => rmSync(tree, { recursive: true }), 120_000);

describe('a new slice', () => {
  test('changes two files outside its own folders, besides generated ones', () => {
    const changed = sources.filter((path) => hashOf(path) !== before.get(path));
    expect(changed.filter((path) => !generated.test(path)).toSorted()).toEqual(['contract/index.ts', 'floors.ts']);
  });

  test('has its texts, its refusal and its kind of message', () => {
    expect(run('check-texts')).toContain('Texts are fine.');
    const openapi = readFileSync(join(tree, 'docs/openapi.json'), 'utf8');
    expect(openapi).toContain('/surveys/create');
    expect(readFileSync(join(tree, 'web/app/route-tree.gen.ts'), 'utf8')).toContain('/profile/surveys');
  });
});

function hashOf(path: string): string {
  return createHash('sha256')
    .update(readFileSync(join(tree, path)))
    .digest('hex');
}

function run(script: string): string {
  return execFileSync(process.execPath, [`scripts/${script}.ts`], { cwd: tree, encoding: 'utf8' });
}
