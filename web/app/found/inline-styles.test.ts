import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const stylesOf = (paths: string[]) => paths.map((path) => `.a{--from:${path}}`).join('');
const link = (path: string) => `<link rel="stylesheet" href="${path}" data-precedence="default"/>`;
const off = (path: string) => `<link disabled rel="stylesheet" href="${path}" data-precedence="default"/>`;

test('the built styles go into the page in their order, and their links ask for nothing', () => {
  const [base, page] = ['/assets/b-1.css', '/assets/a_2.css'];
  const html = `<head><title>$&</title>${link(base)}${link(page)}</head>`;
  expect(inlineStyles(html, stylesOf)).toEqual({
    html: `<head><title>$&</title>${off(base)}${off(page)}</head>`,
    style: stylesOf([base, page]),
  });
});

test('styles that were not built stay where they are', () => {
  const html = `<head>${link('/no-script.css')}</head>`;
  expect(inlineStyles(html, stylesOf)).toEqual({ html, style: '' });
});
