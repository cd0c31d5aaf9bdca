import { readFileSync } from 'node:fs';
import type { RequestContext } from '#web/shared/api/request-context.ts';
import { languageOf, loadTexts } from '#web/shared/texts/texts.ts';
import { allowanceOf } from '../content-policy.ts';
import type { WrittenPage } from '../page.ts';
import { linksAfterPaint, scriptAfterPaint } from './after-paint.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { factsOfPage } from './facts-of-page.ts';
import { builtStyles } from './built-styles.ts';
import { drawnTexts } from './drawn-texts.ts';
import type { Operator } from './operator.ts';
import { terse } from './in-script.ts';
import { inlineStyles } from './inline-styles.ts';
import { jsonLd } from './json-ld.ts';
import { logoAddress, logoStyle } from './logo.ts';
import { openGraph } from './open-graph.ts';

const beginning = '<head>';
const end = Buffer.from('</head>');

/** It is served as a file too, for the offline page. */
const first = readFileSync('web/public/first.js', 'utf8');

/** Kept out of React, so that no browser loads it as code. */
const looks = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ed">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141815">',
  `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(readFileSync('web/public/favicon.svg', 'utf8'))}">`,
  `<script>${terse(first)}</script>`,
].join('');
const fonts = ['besley-560-latin', 'hanken-grotesk-400-700-latin']
  .map((name) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin="anonymous">`)
  .join('');

type Stored = Pick<WrittenPage, 'body' | 'style'>;
/** `accent`: declarations that replace those of the built styles. */
type RenderedHead = { status: number; context: RequestContext; accent: string; logoPicture: number | null };

/**
 * Adds styles, texts and the links of installation to the head of a page, fonts unless the visitor saves data, and the
 * facts for search engines if the page is public.
 */
export async function writeHead(
  rendered: Buffer,
  { status, context, accent, logoPicture }: RenderedHead,
): Promise<Stored> {
  const about = status === 200 ? await aboutPage(context, logoPicture) : '';
  const own = accent + logoStyle(logoAddress(logoPicture, context.page.apiAddress ?? '/api'));
  const texts = await drawnTexts(context.visitor.locale, context.outcome.texts ?? ['first']);
  const headEnds = rendered.indexOf(end);
  const { head, style } = inlineStyles(linksAfterPaint(rendered.toString('utf8', 0, headEnds)), builtStyles);
  const pieces = [
    Buffer.from(head.replace(beginning, () => beginning + looks + (context.page.savesData ? '' : fonts))),
    ...(style ? [style.element] : []),
    ...(own ? [Buffer.from(`<style>${own}</style>`)] : []),
    texts,
    Buffer.from(installLinks(context) + about),
    ...scriptAfterPaint(rendered.subarray(headEnds)),
  ];
  const allowed = [style?.allowance, own && allowanceOf(own)].filter(Boolean);
  return { body: Buffer.concat(pieces), style: allowed.join(' ') };
}

function installLinks({ visitor }: RequestContext): string {
  const manifest = `<link rel="manifest" href="/manifest.${languageOf(visitor.locale)}.json">`;
  return `${manifest}<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`;
}

async function aboutPage(context: RequestContext, logoPicture: number | null): Promise<string> {
  const { visitor, page, outcome } = context;
  const { head, subject } = outcome;
  if (!head) return '';
  const { site, shell } = await loadTexts(visitor.locale, ['first']);
  const apiAddress = page.apiAddress ?? `${page.siteAddress}/api`;
  const operator: Operator = {
    site: page.siteAddress,
    apiSite: apiAddress.replace(/\/api$/, ''),
    logo: logoAddress(logoPicture, apiAddress),
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
  const facts = [...factsOfPage(head.path, subject, operator), ...breadcrumbs(head, names, operator)];
  return openGraph(head, subject, operator) + jsonLd(facts);
}
