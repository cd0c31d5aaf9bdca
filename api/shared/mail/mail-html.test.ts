import { describe, expect, test } from 'vitest';
import { htmlOfMail, htmlOfText } from './mail-html.ts';

const site = 'https://mestria.example';

describe('the HTML alternative of an email', () => {
  test('has the paragraphs of the text', () => {
    const html = htmlOfMail({ locale: 'pt-AO', subject: 'Olá', text: 'Olá, Ana.\n\nUma linha\ne outra.\n' }, site);
    expect(html).toContain('<html lang="pt">');
    expect(html).toContain('<title>Olá</title>');
    expect(html).toContain('<p>Olá, Ana.</p>\n<p>Uma linha<br>\ne outra.</p>');
  });

  test('links to this site, without a closing full stop', () => {
    expect(htmlOfText(`Veja: ${site}/login?a=1&b=2.`, site)).toBe(
      `<p>Veja: <a href="${site}/login?a=1&amp;b=2">${site}/login?a=1&amp;b=2</a>.</p>`,
    );
  });

  test.for(['https://evil.example/login', `${site}.evil.example/`, 'http://mestria.example/', 'javascript:alert(1)'])(
    'does not link to other sites: %s',
    (address) => {
      expect(htmlOfText(`Veja: ${address}`, site)).toBe(`<p>Veja: ${address}</p>`);
    },
  );

  test('escapes user input', () => {
    const html = htmlOfText(`<img src=x onerror=alert(1)> "${site}/"onmouseover=alert(1)`, site);
    expect(html.replace(`<a href="${site}/">${site}/</a>`, '')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &quot;&quot;onmouseover=alert(1)</p>',
    );
  });
});
