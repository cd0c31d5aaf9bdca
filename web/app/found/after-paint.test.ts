import { expect, test } from 'vitest';
import { linksAfterPaint, scriptAfterPaint } from './after-paint.ts';

test('scripts wait for the paint, and keep their addresses in the page', () => {
  expect(linksAfterPaint('<link rel="modulepreload" href="/assets/a.js"/><title>$&</title>')).toBe(
    '<link rel="later" href="/assets/a.js"/><title>$&</title>',
  );
  const body = scriptAfterPaint(
    Buffer.from('<p>é $&</p><script type="module" async="" src="/assets/shell.js"></script></body>'),
  );
  expect(Buffer.concat(body).toString()).toMatch(
    /^<p>é \$&<\/p><script type="later" async="" src="\/assets\/shell.js"><\/script><script type="module">\{[^<]*\}<\/script><\/body>$/,
  );
});

test('a page without scripts stays as it is', () => {
  expect(linksAfterPaint('<title>a</title>')).toBe('<title>a</title>');
  const body = Buffer.from('<p>a</p>');
  expect(scriptAfterPaint(body)).toEqual([body]);
});
