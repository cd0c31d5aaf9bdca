import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLocale, type LocaleKey } from '#contract/basics.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inRequest, requestScope } from '#api/shared/request-scope.ts';
import { worded } from '#api/shared/worded-error.ts';
import { retryAfterSeconds } from '#api/shared/http.ts';
import { sendKeptFile } from './kept-file.ts';
import { sendPackageFile } from './package-file.ts';
import { sendPlayerPart } from './player-page.ts';
import { sendJson, sendText, type Exchange } from './send.ts';
import { answerSessionCall } from './session-calls.ts';

export type ContentServer = { port: number; close: () => Promise<void> };

/**
 * Opens the content origin [design 7]: what others have made is served here, apart from the front office, by signed
 * addresses and without cookies.
 */
export async function startContentServer(ctx: Ctx): Promise<ContentServer> {
  const guest: Ctx = { ...ctx, actor: { kind: 'guest' } };
  const server = createServer((request, response) => {
    const exchange = { request, response };
    void inRequest(() => answer(guest, exchange).catch((error: unknown) => refuse(exchange, error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(ctx.config.contentPort, resolve);
  });
  return {
    port: portOf(server.address()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Names = Record<string, string>;
type Way = { methods: string[]; shape: RegExp; send: (ctx: Ctx, exchange: Exchange, names: Names) => Promise<void> };

const reading = ['GET', 'HEAD'];

const ways: Way[] = [
  {
    methods: ['POST'],
    shape: /^\/scorm\/[^/]+\/__player__\/(?<name>\w+)$/,
    send: (ctx, exchange, { name = '' }) => answerSessionCall(ctx, exchange, name),
  },
  {
    methods: reading,
    shape: /^\/scorm\/[^/]+\/__player__\/(?<name>[\w.-]+)$/,
    send: (ctx, exchange, { name = '' }) => sendPlayerPart(ctx, exchange, name),
  },
  {
    methods: reading,
    shape: /^\/scorm\/(?<token>[^/]+)\/(?<path>.+)$/,
    send: (ctx, exchange, { token = '', path = '' }) => sendPackageFile(ctx, exchange, { token, path }),
  },
  {
    methods: reading,
    shape: /^\/file\/(?<token>[^/]+)\/[^/]+$/,
    send: (ctx, exchange, { token = '' }) => sendKeptFile(ctx, exchange, token),
  },
  {
    // Browsers look for it beside a file that stands in a tab of its own.
    methods: reading,
    shape: /^\/favicon\.ico$/,
    send: async (_ctx, exchange) => sendText(exchange, { status: 204, text: '' }),
  },
];

async function answer(ctx: Ctx, exchange: Exchange): Promise<void> {
  const { method = '', url = '' } = exchange.request;
  const path = decoded(url.replace(/[?#].*$/s, ''));
  for (const { methods, shape, send } of ways) {
    const found = methods.includes(method) && shape.exec(path);
    if (found) return send(ctx, exchange, { ...found.groups });
  }
  throw new Refusal('not_found');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal('not_found');
  }
}

function refuse({ request, response }: Exchange, error: unknown): void {
  if (response.headersSent) {
    // Somebody left in the middle of a file.
    response.destroy();
    return;
  }
  const { status, data, code } = worded(error, localeOf(request));
  response.setHeader('x-request-id', requestScope()?.id ?? '');
  if (status === 503) response.setHeader('retry-after', retryAfterSeconds);
  if (request.method === 'POST') return sendJson({ response }, status, { ...data, code });
  sendText({ response }, { status, text: data.errors[0]?.message ?? data.message });
}

/** Frames and videos send the browser's own list of languages, not the front office's locale. */
function localeOf(request: IncomingMessage): LocaleKey {
  return request.headers['accept-language']?.startsWith('en') ? 'en-GB' : defaultLocale;
}
