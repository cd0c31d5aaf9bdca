import { expect, test } from 'vitest';
import { afterPaint } from './after-paint.ts';

test('scripts wait for the paint, and name themselves to whoever keeps the page', () => {
  const html = afterPaint(
    '<link rel="modulepreload" href="/assets/a.js"/><p>$&</p><script type="module" async="" src="/assets/shell.js"></script>',
  );
  expect(html).toContain('<link rel="later" href="/assets/a.js"/><p>$&</p>');
  expect(html).toContain('<script type="later" async="" src="/assets/shell.js"></script><script>');
  expect(html).not.toContain('type="module"');
});

test('a page without them is left as it is', () => {
  expect(afterPaint('<p>a</p>')).toBe('<p>a</p>');
});
