import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const isRule = (path: string) => path.includes('/model/') || path.startsWith('contract/rules/');
const sources = globSync('{api,contract,web}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.gen.ts', '**/make.ts', '**/testing/**'],
}).map((path) => ({ path, text: withoutImports(readFileSync(path, 'utf8')) }));

/** An import or a comment is no use. */
function withoutImports(text: string): string {
  return text.replaceAll(/^import [^;]*;|^export \{[^;]*;|\/\*[\s\S]*?\*\/|\/\/[^\n]*/gm, '');
}

const timesUsed = new Map<string, number>();
for (const { text } of sources) {
  for (const [name] of text.matchAll(/\b[A-Za-z_]\w+\b/g)) timesUsed.set(name, (timesUsed.get(name) ?? 0) + 1);
}

test('a rule runs in production, and not in its test alone', () => {
  const rules = sources
    .filter(({ path }) => isRule(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    );
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ name }) => timesUsed.get(name) === 1)).toEqual([]);
});
