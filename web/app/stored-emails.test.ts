import { describe, expect, test } from 'vitest';
import { storedEmailsPage, type StoredEmail } from './stored-emails.ts';

const siteUrl = 'http://localhost:3000';
const mail: StoredEmail = {
  id: 7,
  recipient: 'ana@exemplo.ao',
  reply_to: null,
  locale: 'pt-PT',
  subject: 'Olá',
  body_text: 'Olá.\n\nSiga: http://localhost:3000/x?a=1&b=2\n',
  created_at: new Date('2026-11-21T08:00:00Z'),
};

function showing(mails: StoredEmail[], more: { to?: string; olderThan?: number } = {}) {
  return storedEmailsPage({ mails, siteUrl, to: more.to ?? null, olderThan: more.olderThan ?? null });
}

describe('a stored email', () => {
  test('shows its content with a link', async () => {
    const html = await showing([mail]).text();
    expect(html).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
    expect(html).toContain('<dd>ana@exemplo.ao</dd>');
    expect(html, 'A browser would ask for an icon that is not named').toContain(
      '<link rel="icon" href="/favicon.svg">',
    );
    expect(html).toContain('<dd>2026-11-21 08:00:00 UTC</dd>');
  });

  test('contains no foreign markup, script or link', async () => {
    const evil = `<script>alert(1)</script> http://x.test/"onmouseover="alert(1) javascript:alert(1)`;
    const page = showing([{ ...mail, recipient: evil, subject: evil, body_text: evil, reply_to: evil, locale: evil }]);
    const html = await page.text();
    expect(html).not.toMatch(/<script|"onmouseover|href="javascript|href="http:\/\/x/);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self';/,
    );
  });

  test('is found by its address, which stays in the field', async () => {
    const html = await showing([mail], { to: '"><b>', olderThan: 7 }).text();
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('<a href="/dev/mail?to=%22%3E%3Cb%3E&amp;before=7">');
  });
});

test('without emails the page says so, and reloads', async () => {
  const html = await showing([]).text();
  expect(html).toContain('No emails yet.');
  expect(html).toContain('http-equiv="refresh"');
});
