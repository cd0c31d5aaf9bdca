import { newRequestId } from '#api/shared/http/request-scope.ts';
import { DatabaseAway, DatabaseBusy } from '#api/shared/database/database-away.ts';
import { retryAfterSeconds } from '#api/shared/http/http.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { allowanceOf, policyFor, type Origins } from './content-policy.ts';

const style = [
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}',
  'main{max-width:34rem;margin:15vh auto;padding:0 1.5rem}',
].join('');

type Words = { title: string; text: string; retry: string };
export type BothWords = { pt: Words; en: Words };

const awayWords: BothWords = {
  pt: {
    title: 'Voltamos já',
    text: 'O serviço está indisponível por momentos. Tente outra vez dentro de um minuto.',
    retry: 'Tentar outra vez',
  },
  en: {
    title: 'Back in a moment',
    text: 'The service is unavailable for a moment. Try again in a minute.',
    retry: 'Try again',
  },
};

const failedWords = (id: string): BothWords => ({
  pt: {
    title: 'Não conseguimos abrir esta página',
    text: `Algo falhou do nosso lado. Tente outra vez; se voltar a acontecer, diga-nos o número ${id}.`,
    retry: 'Tentar outra vez',
  },
  en: {
    title: 'We could not open this page',
    text: `Something went wrong on our side. Try again; if it happens again, tell us the number ${id}.`,
    retry: 'Try again',
  },
});

export function isServiceAway(error: unknown): boolean {
  const isAway = error instanceof DatabaseAway || error instanceof DatabaseBusy || error instanceof ConnectionFailure;
  return isAway || ['connection_failure', 'outcome_unknown', 'server_busy'].includes(codeOf(error) ?? '');
}

export function awayPage(origins: Origins): Response {
  return pageOf(awayWords, { status: 503, origins, headers: { 'retry-after': retryAfterSeconds } });
}

export function failedPage(error: unknown, origins: Origins): Response {
  const request = newRequestId();
  const stack = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ level: 'error', request, at: new Date().toISOString(), error: stack }));
  return pageOf(failedWords(request), { status: 500, origins, headers: { 'x-request-id': request } });
}

type Page = { status: number; origins: Origins; headers: Record<string, string>; link?: string };

/** A page that needs no file; its link leads to the same address, unless it has one of its own. */
export function pageOf(words: BothWords, { status, origins, headers, link = '' }: Page): Response {
  const body = Buffer.from(htmlOf(words, link));
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...policyFor({ body, style: allowanceOf(style) }, origins),
      ...headers,
    },
  });
}

/** Both languages, since the reader is unknown, and no file that could fail too. */
function htmlOf({ pt, en }: BothWords, link: string): string {
  return [
    '<!doctype html><html lang="pt"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    // Else browsers ask for /favicon.ico, which a closed site refuses too.
    '<link rel="icon" href="data:,">',
    `<title>${pt.title} · Mestria</title><style>${style}</style></head><body><main>`,
    `<h1>${pt.title}</h1><p>${pt.text}</p><p><a href="${link}">${pt.retry}</a></p>`,
    `<section lang="en"><h2>${en.title}</h2><p>${en.text}</p><p><a href="${link}">${en.retry}</a></p></section>`,
    '</main></body></html>',
  ].join('');
}
