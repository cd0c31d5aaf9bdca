import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { style } from './page-style.ts';

test('the sandbox uses the tokens of the front office', () => {
  const tokens = readFileSync('web/shared/styles/tokens.css', 'utf8');
  const declared = [...style.matchAll(/^ {2}(--[a-z0-9-]+: [^;]+;)$/gm)].map(([, declaration = '']) => declaration);
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter((declaration) => !tokens.includes(declaration))).toEqual([]);
});
