import { readFileSync } from 'node:fs';
import type { RequestContext } from '#web/shared/request-context.ts';
import { drawnParts } from '#web/shared/texts-of-page.ts';
import { languageOf, loadTexts, textsToDraw } from '#web/shared/texts.ts';
import { afterPaint } from './after-paint.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { factsOfPage } from './facts-of-page.ts';
import { builtStyles } from './built-styles.ts';
import type { House } from './house.ts';
import { inScript } from './in-script.ts';
import { inlineStyles } from './inline-styles.ts';
import { jsonLd } from './json-ld.ts';
import { openGraph } from './open-graph.ts';

const beginning = '<head>';
const end = '</head>';

/** It is served as well: the page that stands for those that were never seen asks for it. */
const first = readFileSync('web/public/first.js', 'utf8');

/** What React need not know of, so that no browser carries it. */
const looks = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ed">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141815">',
  `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(readFileSync('web/public/favicon.svg', 'utf8'))}">`,
  `<script>${first}</script>`,
].join('');
const fonts = ['besley', 'hanken-grotesk']
  .map((name) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin="anonymous">`)
  .join('');

type Drawn = { path: string; context: RequestContext };

/**
 * Writes into the head of a page its styles, texts and fonts, unless the reader wants little data, and what machines read
 * of it: how the house is installed, and of a public page what it is about.
 */
export async function writeHead(response: Response, { path, context }: Drawn): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  const about = status === 200 ? await aboutPage(context) : '';
  const texts = await textsOf(path, context);
  const { html, styles } = inlineStyles(afterPaint(await response.text()), builtStyles);
  return new Response(
    html
      .replace(beginning, () => beginning + looks + (context.page.savesData ? '' : fonts))
      .replace(end, () => styles + texts + installLinks(context) + about + end),
    { status, headers },
  );
}

async function textsOf(path: string, { visitor }: RequestContext): Promise<string> {
  const texts = await textsToDraw(visitor.locale, drawnParts(path));
  return `<script type="application/json" id="texts">${inScript(JSON.stringify(texts))}</script>`;
}

function installLinks({ visitor }: RequestContext): string {
  const manifest = `<link rel="manifest" href="/manifest.${languageOf(visitor.locale)}.json">`;
  return `${manifest}<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`;
}

async function aboutPage({ visitor, page, outcome: { head, subject } }: RequestContext): Promise<string> {
  if (!head) return '';
  const { site, shell } = await loadTexts(visitor.locale, ['first']);
  const house: House = {
    site: page.siteAddress,
    apiSite: page.apiAddress?.replace(/\/api$/, '') ?? page.siteAddress,
    name: site.name,
    about: site.about_home,
    locale: visitor.locale,
    currencies: page.currencies,
  };
  const names = {
    '/': site.home,
    '/courses': shell.to_Courses,
    '/partners': shell.to_Partners,
    '/news': shell.news,
    '/certificate-validation': shell.validate_certificate,
  };
  const facts = [...factsOfPage(head.path, subject, house), ...breadcrumbs(head, names, house)];
  return openGraph(head, subject, house) + jsonLd(facts);
}
