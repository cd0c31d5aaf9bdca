import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBank, type Bank } from './bank.ts';
import { startCallbacks, type Callback, type Callbacks } from './callbacks.ts';
import { openNetwork, type Network } from './network.ts';
import { answerOpg } from './opg-rest.ts';
import { frontPage, paidPage, payPage } from './pages.ts';
import { answerPhone } from './phone-pages.ts';
import { answerRest, type Requested } from './rest.ts';
import { storeState } from './state.ts';
import { languageOf } from './texts.ts';

type Settings = {
  /** 0 takes any free one. */
  port: number;
  dataDir: string;
  apiKey: string;
  entity?: string;
  /** The default for references without `custom_fields.callback_url`. */
  callbackUrl?: string;
  firstRetryMs?: number;
  /** Of Multicaixa Express. */
  token?: string | undefined;
  answerWithinMs?: number;
  thinkMs?: number;
  now?: () => Date;
};

export type Sandbox = { url: string; bank: Bank; network: Network; close: () => Promise<void> };

/**
 * A payment gateway for demos and tests: implements ProxyPay's API, shows pages to pay references and to confirm on a
 * phone, and sends callbacks.
 */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const { port, dataDir, apiKey, entity = '30061', callbackUrl, firstRetryMs = 1_000 } = settings;
  const { now = () => new Date(), token = 'sandbox-token', answerWithinMs = 90_000, thinkMs = 1_500 } = settings;
  const stored = storeState(dataDir);
  const bank = openBank(stored, { entity, now, callbackUrl });
  const callbacks = startCallbacks(bank.undelivered().map(bank.callbackOf), { key: apiKey, firstRetryMs });
  const answers = startCallbacks([], { key: token, firstRetryMs });
  const notify = (callback: Callback) => void answers.notify(callback);
  const network = openNetwork(stored, { now, answerWithinMs, thinkMs, notify });
  network.undelivered().forEach(notify);
  const [rest, opg] = [answerRest(bank, callbacks, apiKey), answerOpg(network, token)];
  const show = answerPages({ bank, network, callbacks, entity });
  const phone = answerPhone(network);

  const server = createServer((request, response) => {
    void readRequest(request).then(
      (requested) =>
        send(response, requested && (rest(requested) ?? opg(requested) ?? phone(requested) ?? show(requested))),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    url: `http://localhost:${portOf(server.address())}`,
    bank,
    network,
    close: async () => {
      callbacks.close();
      answers.close();
      network.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Shown = { status: number; html?: string; location?: string; body?: unknown };

type Shops = { bank: Bank; network: Network; callbacks: Callbacks; entity: string };

function answerPages({ bank, network, callbacks, entity }: Shops) {
  return ({ method, path, query, body }: Requested): Shown => {
    const language = languageOf(query);
    const look = { bank, network, language, entity };
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
    void callbacks.notify(bank.callbackOf(payment));
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
    'idempotency-key': String(request.headers['idempotency-key'] ?? ''),
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
