import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '#api/shared/config/config.ts';
import { fromDecimal, toDecimal } from '../../model/decimal-amount.ts';
import type { GatewayEvent, PaymentGateway, ProviderCall } from '../port.ts';
import { isSignature } from '../signature.ts';
import { webhookUrl } from '../webhook-url.ts';
import { refusalOf } from './model/refusal-of.ts';

type Account = NonNullable<Config['opg']>;

const transactions = '/opg/v1/transactions';
/** Names the payment in the address of the callback, because the provider gives transactions ids of its own. */
const chargeParameter = 'charge';

/**
 * Pushes of Multicaixa Express through ProxyPay, OPG v1 (developer.proxypay.co.ao/opg/v1). The reference of a payment is
 * the key under which a repeated request is the same transaction.
 */
export function opgGateway(config: Config): PaymentGateway | null {
  const { opg } = config;
  if (!opg) return null;
  const request = requester(opg);
  return {
    entity: null,
    reserve: async () => randomUUID(),
    create: async ({ providerRef, amountMinor, phone }) => {
      const answer = await request('POST', transactions, {
        key: providerRef,
        body: {
          type: 'payment',
          pos_id: opg.posId,
          mobile: phone?.replace(/^\+244/, ''),
          amount: toDecimal(amountMinor),
          callback_url: `${webhookUrl(config, 'opg')}?${chargeParameter}=${providerRef}`,
        },
      });
      // The only thing that differs between requests, apart from the amount, is the phone.
      if (answer.status === 400 || answer.status === 422) return { refusal: 'phone_refused' };
      return { chargeId: Created.parse(await succeeded(answer).json()).id };
    },
    // A push cannot be withdrawn: the payer refuses it, or it expires.
    cancel: async () => {},
    parseEvent: (call) => eventIn(call, opg),
    acknowledge: async () => {},
    listUnacknowledged: async () => [],
    query: async ({ providerRef, chargeId }) => {
      const answer = await request('GET', `${transactions}/${encodeURIComponent(chargeId)}`);
      return eventOf(await succeeded(answer).json(), providerRef);
    },
    sandboxUrl: (providerRef, locale) =>
      opg.sandbox && !config.production
        ? `${opg.url}/phone/${providerRef}?lang=${locale === 'en-GB' ? 'en' : 'pt'}`
        : null,
  };
}

function eventIn({ body, headers, query }: ProviderCall, { token }: Account): GatewayEvent | null {
  if (!isSignature({ body, key: token, signature: headers.get('x-signature') ?? '' })) return null;
  const text = new TextDecoder().decode(body);
  const charge = query.get(chargeParameter);
  const transaction = jsonIn(text);
  const event = eventOf(transaction, charge);
  if (!event && Transaction.safeParse(transaction).success) throw new Refusal('invalid_input');
  return event ?? unreadable(text, charge);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unreadable(text: string, charge: string | null): GatewayEvent {
  return { externalId: null, providerRef: charge, amountMinor: null, currencyKey: null, raw: { text } };
}

const TransactionId = z.union([z.int(), z.string().min(1)]).transform(String);
const Created = z.looseObject({ id: TransactionId });
const Transaction = Created.extend({
  amount: z.union([z.string(), z.number()]).transform(fromDecimal).pipe(z.int()),
  status: z.string().nullish(),
  status_reason: z.union([z.string(), z.number()]).nullish(),
});

/** Null while the transaction has no outcome. Only `accepted` is money. */
function eventOf(transaction: unknown, charge: string | null): GatewayEvent | null {
  const read = Transaction.safeParse(transaction);
  if (!read.success) return null;
  const { id, amount, status, status_reason: reason } = read.data;
  if (status !== 'accepted' && status !== 'rejected') return null;
  return {
    // A rejected transaction must not stand in the way of the money, should it be accepted after all.
    externalId: `${status} ${id}`,
    providerRef: charge ?? id,
    amountMinor: amount,
    currencyKey: 'aoa',
    raw: z.record(z.string(), z.unknown()).parse(transaction),
    ...(status === 'rejected' && { refusal: refusalOf(reason) }),
  };
}

const timeoutMs = 10_000;

type Sent = { key: string; body: object };

function requester({ url, token }: Account) {
  return (method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Response> =>
    fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(sent && { 'content-type': 'application/json', 'idempotency-key': sent.key }),
      },
      ...(sent && { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
}

/** Any other answer but 2xx is thrown, and the job is retried. */
function succeeded(answer: Response): Response {
  if (!answer.ok) throw new Error(`ProxyPay answered ${answer.status} to ${new URL(answer.url).pathname}.`);
  return answer;
}
