// Imported without `all.gen.ts`, since the service worker bundles only these texts.
import { offline as english } from '#web/worker/texts/en-GB.json' with { type: 'json' };
import { offline as portuguese } from '#web/worker/texts/pt.json' with { type: 'json' };

import type { ListedPage } from './rules.ts';

/** A stored page; its title is escaped HTML. */
export type Readable = { address: string; title: string };

type Showing = {
  locale: string;
  styles: string;
  hasFonts: boolean;
  own: readonly ListedPage[];
  readable: readonly Readable[];
  /** The page is never stored, however often it was opened. */
  needsNetwork: boolean;
};

/** As the brand in the header. */
const brand =
  '<a class="brand" href="/"><svg viewBox="0 0 40 40" aria-hidden="true">' +
  '<path d="M5 35V17.5a7.5 7.5 0 0 1 15 0V35M20 17.5a7.5 7.5 0 0 1 15 0V35"/><circle cx="27.5" cy="29.5" r="3.6"/>' +
  '</svg>Mestria</a>';

/** Stands for a page that is not stored, with links to those that are. It needs no script. */
export function offlinePage({ locale, styles, hasFonts, own, readable, needsNetwork }: Showing): string {
  const texts = { offline: locale.startsWith('en') ? english : portuguese };
  const words = needsNetwork ? texts.offline.needs_network : texts.offline.text;
  const titles = {
    my_courses: texts.offline.my_courses,
    my_orders_history: texts.offline.my_orders_history,
    my_certificates: texts.offline.my_certificates,
  };
  const ownPages = own.map(({ address, name }) => ({ address, title: titles[name] }));
  const items = [...ownPages, ...readable].map(
    ({ address, title }) => `<li><a href="${escaped(address)}">${ownTitle(title)}</a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.offline.empty}</p>`;
  return [
    `<!doctype html><html lang="${escaped(locale)}"${hasFonts ? '' : ' data-saver'}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${texts.offline.title} · Mestria</title><link rel="icon" href="data:,"><script src="/first.js"></script>`,
    `<link rel="stylesheet" href="${styles}"><link rel="stylesheet" href="/offline.css"></head><body>`,
    `<header>${brand}</header><main><h1>${texts.offline.title}</h1><p>${words}</p><a class="retry" href="">${texts.offline.retry}</a>`,
    `<h2>${texts.offline.list}</h2>${list}</main></body></html>`,
  ].join('');
}

/** Without the name of the site, which is the same for all. */
function ownTitle(title: string): string {
  return title.replace(/ · Mestria$/, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
