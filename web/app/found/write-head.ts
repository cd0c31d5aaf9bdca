import type { RequestContext } from '#web/shared/request-context.ts';
import { loadTexts } from '#web/shared/texts.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { factsOfPage } from './facts-of-page.ts';
import type { House } from './house.ts';
import { jsonLd } from './json-ld.ts';
import { openGraph } from './open-graph.ts';

const end = '</head>';

/** Writes into the head of a public page what machines read of it; all others stay as they are. */
export async function writeHead(response: Response, { visitor, page, outcome }: RequestContext): Promise<Response> {
  const { head, subject } = outcome;
  if (!head || response.status !== 200) return response;
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
  const html = await response.text();
  const written = html.replace(end, () => openGraph(head, subject, house) + jsonLd(facts) + end);
  return new Response(written, { status: response.status, headers: response.headers });
}
