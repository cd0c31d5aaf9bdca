import { style } from './page-style.ts';
import { texts, type Language, type Texts } from './texts.ts';

export function backLink(t: Texts, language: Language): string {
  return `<p><a href="/?lang=${language}">${t.back}</a></p>`;
}

export function warning(text: string): string {
  return `<p role="alert" class="warning">${text}</p>`;
}

export function page(language: Language, content: string): string {
  const t = texts[language];
  const other = language === 'pt' ? 'en' : 'pt';
  return `<!doctype html><html lang="${language === 'pt' ? 'pt-PT' : 'en-GB'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><header><h1>${t.title}</h1><a href="/?lang=${other}" lang="${other}">${t.other}</a></header>
<main><p class="notice">${t.notice}</p>${content}</main></body></html>`;
}

/** «98 000,00 AOA» and “AOA 98,000.00”, as on the site. */
export function kwanzas(amount: string, language: Language): string {
  const [whole = '0', part = ''] = amount.split('.');
  const cents = part.padEnd(2, '0');
  if (language === 'en') return `AOA\u00A0${inThrees(Number(whole), ',')}.${cents}`;
  return `${inThrees(Number(whole))},${cents}\u00A0AOA`;
}

export function inThrees(number: number, separator = '\u00A0'): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, separator);
}

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
