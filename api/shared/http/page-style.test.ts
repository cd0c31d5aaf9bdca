import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteStyle } from './page-style.ts';

test('the plain pages of the server have the tokens of the front office', () => {
  const tokens = readFileSync('web/shared/styles/tokens.css', 'utf8');
  const declared = [...siteStyle.matchAll(/(--[a-z0-9-]+): ([^;]+);/g)].map(([, name, value]) => `${name}: ${value};`);
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter((declaration) => !tokens.includes(declaration))).toEqual([]);
});
