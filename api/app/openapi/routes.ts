import type { RawRoute } from '#api/shared/http.ts';
import { describeApi } from './describe.ts';
import { docsPage, pagePolicy } from './page.ts';

const cached = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };

/** The description of the API for machines and for people; the latter lists the other raw addresses too. */
export function openapiRoutes(others: Pick<RawRoute, 'method' | 'path'>[]): RawRoute[] {
  let described: Promise<string> | undefined;
  let page: string | undefined;

  async function answerDescription(): Promise<Response> {
    described ??= describeApi().then((document) => JSON.stringify(document));
    return new Response(await described, { headers: { ...cached, 'content-type': 'application/json' } });
  }

  async function answerPage(): Promise<Response> {
    page ??= docsPage(others);
    const headers = {
      ...cached,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
    };
    return new Response(page, { headers });
  }

  return [
    { method: 'GET', path: '/openapi.json', handle: answerDescription },
    { method: 'GET', path: '/docs', handle: answerPage },
  ];
}
