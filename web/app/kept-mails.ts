import type { Config } from '#api/shared/config.ts';

type KeptMail = { recipient: string; subject: string; body_text: string };

/** Whether mails stay in the house: only for trying things, and not once a mail server is named. */
export function keepsMails({ production, smtpUrl, apiUrl }: Config): boolean {
  return !production && !smtpUrl && !apiUrl;
}

/** The mails that a demo house keeps instead of sending, newest first, as a page whose links can be followed. */
export function keptMailsPage(mails: KeptMail[]): Response {
  const letters = mails.map(
    (mail) => `<article>
<h2>${escaped(mail.subject)}</h2>
<p>${escaped(mail.recipient)}</p>
${mail.body_text
  .trim()
  .split(/\n{2,}/)
  .map((paragraph) => `<p>${withLinks(escaped(paragraph))}</p>`)
  .join('\n')}
</article>`,
  );
  const body = letters.join('\n<hr>\n') || '<p>No mail yet. This page looks again by itself.</p>';
  return new Response(page(body, { looksAgain: mails.length === 0 }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    },
  });
}

function page(body: string, { looksAgain }: { looksAgain: boolean }): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${looksAgain ? '<meta http-equiv="refresh" content="2">' : ''}
<title>Kept mail · Mestria</title>
<main>
<h1>Kept mail</h1>
${body}
</main>
</html>
`;
}

/** Works on text that is escaped already, in which an address cannot end an attribute. */
function withLinks(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
