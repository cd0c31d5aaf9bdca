// Imported without `all.gen.ts`, since the service worker bundles only these texts.
import { offline as english } from '#web/worker/texts/en-GB.json' with { type: 'json' };
import { offline as portuguese } from '#web/worker/texts/pt.json' with { type: 'json' };

/** A stored page; its title is escaped HTML. */
export type Readable = { address: string; title: string };

/** `needsNetwork`: the page is never stored, however often it was opened. */
type Showing = { locale: string; styles: string; readable: readonly Readable[]; needsNetwork: boolean };

/** Stands for a page that is not stored, with links to those that are. It needs no script. */
export function offlinePage({ locale, styles, readable, needsNetwork }: Showing): string {
  const texts = { offline: locale.startsWith('en') ? english : portuguese };
  const items = readable.map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.offline.empty}</p>`;
  return [
    `<!doctype html><html lang="${escaped(locale)}" data-saver><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${texts.offline.title} · Mestria</title><link rel="icon" href="data:,"><script src="/first.js"></script>`,
    `<link rel="stylesheet" href="${styles}"><link rel="stylesheet" href="/offline.css"></head><body><main>`,
    `<h1>${texts.offline.title}</h1><p>${needsNetwork ? texts.offline.needs_network : texts.offline.text}</p><a class="retry" href="">${texts.offline.retry}</a>`,
    `<h2>${texts.offline.list}</h2>${list}</main></body></html>`,
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
