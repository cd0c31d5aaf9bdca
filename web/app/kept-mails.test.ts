import { expect, test } from 'vitest';
import { keptMailsPage } from './kept-mails.ts';

const mail = {
  recipient: 'ana@exemplo.ao',
  subject: 'Olá',
  body_text: 'Olá.\n\nSiga: http://localhost:3000/x?a=1&b=2\n',
};

test('a kept mail can be read, and its link followed', async () => {
  const html = await keptMailsPage([mail]).text();
  expect(html).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
  expect(html).toContain('<p>ana@exemplo.ao</p>');
});

test('nothing in a mail becomes markup or script', async () => {
  const evil = `<script>alert(1)</script> http://x.test/"onmouseover="alert(1) javascript:alert(1)`;
  const page = keptMailsPage([{ recipient: evil, subject: evil, body_text: evil }]);
  const html = await page.text();
  expect(html).not.toMatch(/<script|"onmouseover|href="javascript/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('without mails the page says so', async () => {
  expect(await keptMailsPage([]).text()).toContain('No mail yet.');
});
