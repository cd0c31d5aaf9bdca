import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const styleOf = (paths: string[]) => ({ element: Buffer.from(paths.join()), allowance: "'sha256-a'" });
const link = (path: string) => `<link rel="stylesheet" href="${path}" data-precedence="default"/>`;
const off = (path: string) => `<link disabled rel="stylesheet" href="${path}" data-precedence="default"/>`;

test('the built styles go into the page in their order, and their links ask for nothing', () => {
  const [base, page] = ['/assets/b-1.css', '/assets/a_2.css'];
  const head = `<head><title>$&</title>${link(base)}${link(page)}`;
  expect(inlineStyles(head, styleOf)).toEqual({
    head: `<head><title>$&</title>${off(base)}${off(page)}`,
    style: styleOf([base, page]),
  });
});

test('styles that were not built stay where they are', () => {
  const head = `<head>${link('/no-script.css')}`;
  expect(inlineStyles(head, styleOf)).toEqual({ head, style: null });
});
