import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ui = 'web/shared/ui/';
const tokens = readFileSync('web/shared/styles/tokens.css', 'utf8');
const declared = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
// React Aria measures the field that its list hangs from, and toasts the element that they would cover.
const input = ['--trigger-width', '--beside', '--raised'];
const sheets = readdirSync(ui)
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(ui + file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

describe.each(sheets)('$file', ({ css }) => {
  test('takes every colour and size from the tokens', () => {
    const rules = css.replaceAll(/@(?:media|container)[^{]+/g, '');
    expect(rules.match(/#[\da-f]{3,8}\b|\brgb|\bhsl|[\d.]+(?:px|rem|ms)\b/gi) ?? []).toEqual([]);
  });

  test('uses only tokens that exist', () => {
    const own = new Set([...input, ...[...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)]);
    const unknown = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(unknown.filter((name) => !declared.has(name) && !own.has(name))).toEqual([]);
  });
});
