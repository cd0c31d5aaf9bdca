import type { RawRoute } from '#api/shared/http.ts';
import { describeApi } from './describe.ts';
import { docsPage, pagePolicy } from './page.ts';

let described: Promise<string> | undefined;
let page: string | undefined;

const cached = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };

export const openapiRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/openapi.json',
    handle: async () => {
      described ??= describeApi().then((document) => JSON.stringify(document));
      return new Response(await described, { headers: { ...cached, 'content-type': 'application/json' } });
    },
  },
  {
    method: 'GET',
    path: '/docs',
    handle: async () => {
      page ??= docsPage();
      return new Response(page, {
        headers: {
          ...cached,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': pagePolicy,
          'referrer-policy': 'no-referrer',
        },
      });
    },
  },
];
