import { timingSafeEqual } from 'node:crypto';
import type { Bank } from './bank.ts';
import type { Callbacks } from './callbacks.ts';

export type Requested = { method: string; path: string; query: URLSearchParams; headers: Headers; body: string };
export type Answer = { status: number; body?: unknown };

const mediaType = 'application/vnd.proxypay.v2+json';

/** The part of ProxyPay's RPS v2 that a shop needs. Answers null for other addresses. */
export function answerRest(bank: Bank, callbacks: Callbacks, apiKey: string) {
  const answers: Record<string, (requested: Requested, id: number) => Answer> = {
    'POST reference_ids': () => ({ status: 200, body: bank.newReferenceId() }),
    'PUT references': ({ body }, id) => ({ status: bank.putReference(id, parse(body)) ? 204 : 400 }),
    'DELETE references': (_requested, id) => ({ status: bank.deleteReference(id) ? 204 : 404 }),
    'GET payments': ({ query }) => ({ status: 200, body: bank.unacknowledged(Number(query.get('n') ?? 100)) }),
    'DELETE payments': (_requested, id) => ({ status: bank.acknowledge(id) ? 204 : 404 }),
    'POST payments': ({ body }) => {
      const { reference_id, amount } = parse(body);
      const payment = bank.pay(Number(reference_id), String(amount));
      if (typeof payment === 'string') return { status: 400, body: { error: payment } };
      void callbacks.notify(bank.callbackOf(payment));
      return { status: 200, body: payment.body };
    },
  };

  return (requested: Requested): Answer | null => {
    const [, resource = '', id = ''] = requested.path.split('/');
    if (!['reference_ids', 'references', 'payments'].includes(resource)) return null;
    if (!isKey(requested.headers.get('authorization') ?? '', `Token ${apiKey}`)) return { status: 401 };
    if (!requested.headers.get('accept')?.includes(mediaType)) return { status: 406 };
    return answers[`${requested.method} ${resource}`]?.(requested, Number(id)) ?? { status: 404 };
  };
}

export function isKey(key: string, expected: string): boolean {
  const [left, right] = [Buffer.from(key), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function parse(body: string): Record<string, never> {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
