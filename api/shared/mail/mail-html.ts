import { escapeHtml } from '../http/escape-html.ts';
import { languageOf } from '../texts.ts';
import type { LocaleKey } from '#contract/basics.ts';

type Plain = { locale: LocaleKey; subject: string; text: string };

/** Only addresses of this site become links, and user input never becomes markup. */
export function htmlOfMail({ locale, subject, text }: Plain, siteUrl: string): string {
  return `<!doctype html>
<html lang="${languageOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.body}">
<div style="${styles.sheet}">
<p style="${styles.brand}">Mestria</p>
${htmlOfText(text, siteUrl)}
</div>
</body>
</html>
`;
}

export function htmlOfText(text: string, siteUrl: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  return paragraphs.map((lines) => `<p>${linked(lines, siteUrl).replaceAll('\n', '<br>\n')}</p>`).join('\n');
}

const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:break-word',
  sheet: 'max-width:560px;margin:0 auto',
  brand: 'font-size:20px;font-weight:bold',
};

/** A closing full stop or bracket is not part of an address. */
function linked(text: string, siteUrl: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part) => (isOurs(part, siteUrl) ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');
}

function isOurs(part: string, siteUrl: string): boolean {
  return URL.canParse(part) && new URL(part).origin === new URL(siteUrl).origin && part.startsWith('http');
}
