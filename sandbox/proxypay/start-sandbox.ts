import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBank, type Bank } from './bank.ts';
import { startCallbacks, type Callbacks } from './callbacks.ts';
import { frontPage, paidPage, payPage } from './pages.ts';
import { answerRest, type Requested } from './rest.ts';
import { storeState } from './state.ts';
import type { Language } from './texts.ts';

type Settings = {
  /** 0 takes any free one. */
  port: number;
  dataDir: string;
  apiKey: string;
  entity?: string;
  /** The default for references without `custom_fields.callback_url`. */
  callbackUrl?: string;
  firstRetryMs?: number;
  now?: () => Date;
};

export type Sandbox = { url: string; bank: Bank; close: () => Promise<void> };

/**
 * A payment gateway for demos and tests: implements ProxyPay's API, shows a page to pay references, and sends
 * callbacks.
 */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const { port, dataDir, apiKey, entity = '30061', callbackUrl, firstRetryMs = 1_000 } = settings;
  const { now = () => new Date() } = settings;
  const bank = openBank(storeState(dataDir), { entity, now });
  const callbacks = startCallbacks(bank, { apiKey, callbackUrl, firstRetryMs });
  const rest = answerRest(bank, callbacks, apiKey);
  const show = answerPages({ bank, callbacks, entity });

  const server = createServer((request, response) => {
    void readRequest(request).then(
      (requested) => send(response, requested && (rest(requested) ?? show(requested))),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    url: `http://localhost:${portOf(server.address())}`,
    bank,
    close: async () => {
      callbacks.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Shown = { status: number; html?: string; location?: string; body?: unknown };

function answerPages({ bank, callbacks, entity }: { bank: Bank; callbacks: Callbacks; entity: string }) {
  return ({ method, path, query, body }: Requested): Shown => {
    const language: Language = query.get('lang') === 'en' ? 'en' : 'pt';
    const look = { bank, language, entity };
    if (path === '/') return { status: 200, html: frontPage(look) };
    if (path === '/pay') {
      const digits = (query.get('reference') ?? '').replaceAll(/\D/g, '');
      return { status: 303, location: `/pay/${digits}?lang=${language}` };
    }
    const id = Number(/^\/pay\/(\d{1,12})$/.exec(path)?.[1]);
    if (!id) return { status: 404, html: payPage(look, 0) };
    if (method !== 'POST') return { status: 200, html: payPage(look, id) };
    const form = new URLSearchParams(body);
    const amount = (form.get('amount') ?? '').replaceAll(/\s/g, '').replace(',', '.');
    const payment = bank.pay(id, amount, { anyway: form.has('anyway') });
    if (typeof payment === 'string') return { status: 400, html: payPage(look, id, payment) };
    void callbacks.notify(payment);
    return { status: 200, html: paidPage(language, payment.body.amount) };
  };
}

const largestBody = 64 * 1024;

/** Null for a body that is too large. */
async function readRequest(request: IncomingMessage): Promise<Requested | null> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > largestBody) return null;
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  const headers = new Headers({
    authorization: request.headers.authorization ?? '',
    accept: request.headers.accept ?? '',
  });
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers, body };
}

function send(response: ServerResponse, answer: Shown | null): void {
  if (!answer) return void response.writeHead(413).end();
  const { status, html, location, body } = answer;
  if (location) return void response.writeHead(status, { location }).end();
  if (html !== undefined) {
    return void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
