import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const styleOf = (paths: string[]) => ({ element: Buffer.from(paths.join()), allowance: "'sha256-a'" });
const link = (path: string) => `<link rel="stylesheet" href="${path}" data-precedence="default"/>`;

test('built styles move into the page in their order, each once, without their links', () => {
  const [base, page] = ['/assets/b-1.css', '/assets/a_2.css'];
  const head = `<head><title>$&</title>${link(base)}${link(page)}${link(base)}<meta name="a">`;
  expect(inlineStyles(head, styleOf)).toEqual({
    head: '<head><title>$&</title><meta name="a">',
    style: styleOf([base, page]),
  });
});

test('styles that were not built keep their link', () => {
  const head = `<head>${link('/no-script.css')}`;
  expect(inlineStyles(head, styleOf)).toEqual({ head, style: null });
});
