import { createHash } from 'node:crypto';
import type { Config } from '#api/shared/config/config.ts';
import { escapeHtml } from '#api/shared/http/escape-html.ts';
import { htmlOfText } from '#api/shared/mail/mail-html.ts';

export type StoredEmail = {
  id: number;
  recipient: string;
  reply_to: string | null;
  locale: string;
  subject: string;
  body_text: string;
  created_at: Date;
};

type Shown = {
  mails: StoredEmail[];
  /** Only links to the site itself become links. */
  siteUrl: string;
  /** The recipient to filter by; null for all. */
  to: string | null;
  /** The id before which the next page begins; null on the last page. */
  olderThan: number | null;
};

export function storesEmails({ production, smtpUrl, apiUrl }: Config): boolean {
  return !production && !smtpUrl && !apiUrl;
}

export function storedEmailsPage({ mails, siteUrl, to, olderThan }: Shown): Response {
  const emails = mails.map((mail) => emailArticle(mail, siteUrl)).join('\n');
  const body = `${emails || '<p>No emails yet. This page refreshes itself.</p>'}\n${older(to, olderThan)}`;
  return new Response(page(body, { to, looksAgain: mails.length === 0 }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policy,
    },
  });
}

function emailArticle(
  { subject, recipient, reply_to, locale, body_text, created_at }: StoredEmail,
  siteUrl: string,
): string {
  const facts = [
    ['To', recipient],
    ...(reply_to ? [['Reply to', reply_to]] : []),
    ['Language', locale],
    ['Written', `${created_at.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
  ];
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>${facts.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<div lang="${escapeHtml(locale)}">
${htmlOfText(body_text, siteUrl)}
</div>
</article>`;
}

function older(to: string | null, olderThan: number | null): string {
  if (olderThan === null) return '';
  const search = new URLSearchParams({ ...(to !== null && { to }), before: String(olderThan) });
  return `<nav><a href="/dev/mail?${escapeHtml(search.toString())}">Older emails</a></nav>`;
}

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{margin:0;padding:1.5rem 1rem;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin-block:1rem 2rem}
label{display:grid;gap:.25rem;flex:1 1 16rem}
input,button{font:inherit;padding:.4rem .6rem;min-height:2.75rem;box-sizing:border-box}
article{border:1px solid GrayText;border-radius:.5rem;padding:1rem 1.25rem;margin-block:1rem}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin:0 0 .5rem}
dl{margin:0 0 1rem;font-size:.875rem}dl div{display:flex;gap:.5rem}dt{min-width:5rem;opacity:.8}dd{margin:0}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  // Allows the icon, which browsers request even of a page that names none.
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function page(body: string, { to, looksAgain }: { to: string | null; looksAgain: boolean }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${looksAgain ? '<meta http-equiv="refresh" content="2">' : ''}
<title>Stored emails · Mestria</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>Stored emails</h1>
<p>This site sends no email. What it would have sent is stored here for 30 days.</p>
<form action="/dev/mail"><label>Address <input name="to" type="search" value="${escapeHtml(to ?? '')}"></label>
<button>Show</button></form>
${body}
</main>
</body>
</html>
`;
}
