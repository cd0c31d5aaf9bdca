// The service worker carries only these texts.
import { offline as english } from '#web/worker/texts/en-GB.json' with { type: 'json' };
import { offline as portuguese } from '#web/worker/texts/pt.json' with { type: 'json' };

/** A page that can be read; its title as it stands in HTML. */
export type Readable = { address: string; title: string };

type Showing = { locale: string; styles: string; readable: readonly Readable[] };

/** The page that stands for one that was never seen, with the way to those that were. It needs no script. */
export function offlinePage({ locale, styles, readable }: Showing): string {
  const texts = { offline: locale.startsWith('en') ? english : portuguese };
  const items = readable.map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.offline.empty}</p>`;
  return [
    `<!doctype html><html lang="${escaped(locale)}" data-saver><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${texts.offline.title} · Mestria</title><link rel="icon" href="data:,"><script src="/first.js"></script>`,
    `<link rel="stylesheet" href="${styles}"><link rel="stylesheet" href="/offline.css"></head><body><main>`,
    `<h1>${texts.offline.title}</h1><p>${texts.offline.text}</p><a class="retry" href="">${texts.offline.retry}</a>`,
    `<h2>${texts.offline.list}</h2>${list}</main></body></html>`,
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
