import { Parser } from 'htmlparser2';

const tagNames =
  'a|abbr|article|b|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|figure|font|form|h[1-6]|head|hr|html|i|iframe|img|li|' +
  'link|math|meta|object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video';
const tag = new RegExp(`<(?:/?(?:${tagNames})(?:[\\s/][^<>]*)?>|!--|(?:script|style|iframe|svg)\\b)`, 'i');
const entity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/i;
const breaksLines = /<(?:p|div|br|li|h[1-6]|tr|blockquote|section|article|pre)\b/i;

const paragraphs = new Set(
  'p div section article h1 h2 h3 h4 h5 h6 blockquote table ul ol dl pre hr figure center form'.split(' '),
);
const lines = new Set(['li', 'tr', 'dt', 'dd', 'br']);
const dropped = new Set(
  (
    'script style template noscript iframe object embed svg math head title textarea select button xmp noembed noframes ' +
    'plaintext video audio canvas'
  ).split(' '),
);
const longestAddress = 500;

/**
 * Text with paragraphs, line breaks, lists («• ») and the addresses of links, from HTML. Scripts, styles and addresses
 * other than of the web and of email are dropped. Text without markup stays as it is.
 */
export function htmlText(html: string): string {
  if (tag.test(html)) return textIn(html);
  if (!entity.test(html)) return html;
  const decoded = textIn(html);
  // Some exports escape their HTML once more.
  return /^\s*</.test(decoded) && tag.test(decoded) ? textIn(decoded) : decoded;
}

/** Names lose entities only: «<b>» may be what a course is about. */
export function nameText(name: string): string {
  return entity.test(name) && !name.includes('<') ? textIn(name) : name;
}

type Output = { text: string; drops: number; lists: (number | null)[]; links: { start: number; href: string }[] };

function textIn(html: string): string {
  const output: Output = { text: '', drops: 0, lists: [], links: [] };
  const keepsLines = !breaksLines.test(html);
  const parser = new Parser({
    onopentag: (name, attributes) => open(output, name, attributes),
    onclosetag: (name) => close(output, name),
    ontext: (text) => {
      if (output.drops === 0) output.text += keepsLines ? text : text.replaceAll(/\s+/g, ' ');
    },
  });
  parser.write(html);
  parser.end();
  return tidy(output.text);
}

function open(output: Output, name: string, attributes: Record<string, string>): void {
  if (dropped.has(name)) output.drops += 1;
  if (output.drops > 0) return;
  output.text += breakAt(name);
  if (name === 'ul' || name === 'ol') output.lists.push(name === 'ol' ? 0 : null);
  if (name === 'li') output.text += bulletOf(output.lists);
  if (name === 'a') output.links.push({ start: output.text.length, href: attributes.href?.trim() ?? '' });
}

function breakAt(name: string): string {
  if (paragraphs.has(name)) return '\n\n';
  if (lines.has(name)) return '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}

function bulletOf(lists: Output['lists']): string {
  const count = lists.at(-1) ?? null;
  if (count === null) return '• ';
  lists[lists.length - 1] = count + 1;
  return `${count + 1}. `;
}

function close(output: Output, name: string): void {
  if (dropped.has(name)) output.drops = Math.max(0, output.drops - 1);
  if (output.drops > 0) return;
  if (paragraphs.has(name)) output.text += '\n\n';
  if (name === 'ul' || name === 'ol') output.lists.pop();
  if (name === 'a') output.text += addressAfter(output);
}

function addressAfter({ text, links }: Output): string {
  const link = links.pop();
  if (!link || link.href.length > longestAddress || !/^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(link.href)) return '';
  const address = link.href.replace(/^mailto:/i, '');
  const label = text.slice(link.start).trim();
  if (label === '') return address;
  return label === address || label === link.href ? '' : ` (${address})`;
}

function tidy(text: string): string {
  return text
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/^(•|\d+\.)\n+(?!•|\d+\.\s|$)/gm, '$1 ')
    .replaceAll(/^(?:•|\d+\.)$/gm, '')
    .replaceAll(/^(• [^\n]*)\n+(?=• )/gm, '$1\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
