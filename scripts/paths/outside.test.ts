import { describe, expect, test } from 'vitest';
import { pathsOutside } from './outside.ts';

// A constant, so that this file contains no outside path itself.
const up = '..';
const [work, home] = ['work', 'home'];

function found(text: string, path = 'api/shared/news.test.ts'): string[] {
  return pathsOutside({ path, text });
}

describe('a path that leaves the repository', () => {
  test.each([
    `readFileSync('${up}/shared/list.json', 'utf8')`,
    `const hostile = resolve('${up}/shared/uploads');`,
    `const list = "${up}/shared/list.json";`,
    `const list = \`${up}/shared/\${name}\`;`,
    `readFileSync('api/${up}/${up}/shared/list.json')`,
    `import '${up}/${up}/${up}/shared/list.ts';`,
    `import list from '${up}/${up}/${up}/shared/list.json' with { type: 'json' };`,
    `await import('${up}/${up}/${up}/shared/list.ts')`,
    `join(import.meta.dirname, '${up}/${up}/${up}/shared')`,
    `join(import.meta.dirname, '${up}', '${up}', '${up}', 'shared')`,
    `new URL('${up}/${up}/${up}/shared', import.meta.url)`,
    `resolve('${up}')`,
    `join(root, '${up}')`,
    `spawn('ls', { cwd: '${up}' })`,
    `readdirSync('/${work}/shared')`,
    `'/${home}/somebody/list.json'`,
  ])('is found in %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test('is found in a shell script and in settings', () => {
    expect(found(`cp -r ${up}/shared .`, 'scripts/copy.sh')).toEqual([`${up}/shared`]);
    expect(found(`cd "$(dirname "$0")/${up}/${up}"`, '.ci/run')).toHaveLength(1);
    expect(found(`cd ${up}`, '.ci/run')).toHaveLength(1);
    expect(found(`{ "test": "vitest --root ${up}/shared" }`, 'package.json')).toHaveLength(1);
  });
});

describe('a path that stays inside', () => {
  test.each([
    `import packageJson from '${up}/${up}/package.json' with { type: 'json' };`,
    `import './news.ts';`,
    `join(import.meta.dirname, '${up}/${up}/fixtures')`,
    `join(import.meta.dirname, '${up}', 'texts', name)`,
    `new URL('${up}/make.ts', import.meta.url)`,
    `readFileSync('api/offer/news/${up}/texts/pt.json')`,
    `segments.every((segment) => segment !== '${up}')`,
    `page.getByText(name).locator('${up}').click()`,
    `f(...rest, [...more])`,
    `'/usr/bin/chromium', '/tmp/x', 'https://example.org/${work}/x'`,
  ])('is %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('may be the root, seen from a script in a folder', () => {
    expect(found(`cd "$(dirname "$0")/${up}"`, '.ci/run')).toEqual([]);
  });
});
