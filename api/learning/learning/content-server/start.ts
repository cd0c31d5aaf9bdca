import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLocale, type LocaleKey } from '#contract/basics.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { closeGently } from '#api/shared/http/close-gently.ts';
import { inRequest, requestScope } from '#api/shared/http/request-scope.ts';
import { worded } from '#api/shared/http/worded-error.ts';
import { retryAfterSeconds } from '#api/shared/http/http.ts';
import { answerUnreadable } from '#api/shared/http/answer-unreadable.ts';
import { transportHeaders } from '#api/shared/http/transport-headers.ts';
import { standingHolders } from '../holder.ts';
import { sendStoredFile } from './stored-file.ts';
import { sendPackageFile } from './package-file.ts';
import { sendPlayerPart } from './player-page.ts';
import { sendJson, sendText, type Content, type Exchange } from './send.ts';
import { answerSessionCall } from './session-calls.ts';

export type ContentServer = { port: number; close: (withinMs?: number) => Promise<void> };

/**
 * Starts the content origin [design 7], which serves third-party content apart from the front office, by signed
 * addresses and without cookies.
 */
export async function startContentServer(ctx: Ctx): Promise<ContentServer> {
  const guest: Ctx = { ...ctx, actor: { kind: 'guest' } };
  const content: Content = { ctx: guest, requireStanding: standingHolders(guest) };
  const always = new Headers(transportHeaders(ctx.config, ctx.config.contentOrigin));
  const server = createServer((request, response) => {
    response.setHeaders(always);
    const exchange = { request, response };
    void inRequest(() => answer(content, exchange).catch((error: unknown) => refuse(exchange, error)));
  });
  // A package can set more cookies than a request may carry.
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(ctx.config.contentPort, resolve);
  });
  return {
    port: portOf(server.address()),
    close: (withinMs = 0) => closeGently(server, withinMs),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Names = Record<string, string>;
type Way = {
  methods: string[];
  shape: RegExp;
  send: (content: Content, exchange: Exchange, names: Names) => Promise<void>;
};

const reading = ['GET', 'HEAD'];

const ways: Way[] = [
  {
    methods: ['POST'],
    shape: /^\/scorm\/[^/]+\/__player__\/(?<name>\w+)$/,
    send: ({ ctx }, exchange, { name = '' }) => answerSessionCall(ctx, exchange, name),
  },
  {
    methods: reading,
    shape: /^\/scorm\/[^/]+\/__player__\/(?<name>[\w.-]+)$/,
    send: ({ ctx }, exchange, { name = '' }) => sendPlayerPart(ctx, exchange, name),
  },
  {
    methods: reading,
    shape: /^\/scorm\/(?<token>[^/]+)\/(?<path>.+)$/,
    send: (content, exchange, { token = '', path = '' }) => sendPackageFile(content, exchange, { token, path }),
  },
  {
    methods: reading,
    shape: /^\/file\/(?<token>[^/]+)\/[^/]+$/,
    send: (content, exchange, { token = '' }) => sendStoredFile(content, exchange, token),
  },
  {
    // Browsers request it for a file in a tab of its own.
    methods: reading,
    shape: /^\/favicon\.ico$/,
    send: async (_content, exchange) => sendText(exchange, { status: 204, text: '' }),
  },
];

async function answer(content: Content, exchange: Exchange): Promise<void> {
  const { method = '', url = '', headers } = exchange.request;
  // A service worker of one package would intercept the player of the next.
  if (headers['service-worker'] !== undefined) throw new Refusal('not_allowed');
  const path = decoded(url.replace(/[?#].*$/s, ''));
  for (const { methods, shape, send } of ways) {
    const match = methods.includes(method) && shape.exec(path);
    if (match) return send(content, exchange, { ...match.groups });
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
    // The client disconnected during a file.
    response.destroy();
    return;
  }
  const { status, data, code } = worded(error, localeOf(request));
  response.setHeader('x-request-id', requestScope()?.id ?? '');
  if (status === 503) response.setHeader('retry-after', retryAfterSeconds);
  if (request.method === 'POST') return sendJson({ response }, status, { ...data, code });
  sendText({ response }, { status, text: data.errors[0]?.message ?? data.message });
}

/** Frames and videos send the languages of the browser, not the locale of the front office. */
function localeOf(request: IncomingMessage): LocaleKey {
  return request.headers['accept-language']?.startsWith('en') ? 'en-GB' : defaultLocale;
}
