import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { RawRoute } from '#api/shared/http/http.ts';
import { docsPage, pagePolicy } from './page.ts';

const cached = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };

/** Written by `npm run openapi`, since a built server lacks the sources of the contract. */
export const documentFile = 'docs/openapi.json';

let page: Promise<string> | undefined;

export const openapiRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/openapi.json',
    doc: {
      summary: 'Download this document',
      auth: 'none',
      answer: { contentType: 'application/json', schema: z.looseObject({ openapi: z.string() }) },
    },
    handle: answerDocument,
  },
  {
    method: 'GET',
    path: '/docs',
    doc: { summary: 'Read this document as a page', auth: 'none', answer: { contentType: 'text/html' } },
    handle: answerPage,
  },
];

async function answerDocument(): Promise<Response> {
  return new Response(await readFile(documentFile, 'utf8'), {
    headers: { ...cached, 'content-type': 'application/json' },
  });
}

async function answerPage(): Promise<Response> {
  page ??= readFile(documentFile, 'utf8').then((text) => docsPage(JSON.parse(text)));
  const headers = {
    ...cached,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
    'referrer-policy': 'no-referrer',
  };
  return new Response(await page, { headers });
}
