import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import type { Sandbox } from '#sandbox/proxypay/start-sandbox.ts';

export type Item = { course_id: number; class_id: number };
export type Buyer = { order: (many: number) => Promise<void> };

type Shop = { url: string; sandbox: Sandbox; items: Item[] };
type Call = <T>(path: string, body: object, method?: string) => Promise<T>;

/** Signs in; each order takes another course. */
export async function openBuyer(shop: Shop, credentials: { username: string; password: string }): Promise<Buyer> {
  const guest = callOn(shop.url);
  const { token, user } = await guest<{ token: string; user: { id: number } }>('/users/authenticate', {
    data: [credentials],
  });
  const call = callOn(shop.url, token);
  let next = 0;
  return {
    order: async (many) => {
      for (const item of shop.items.slice(next, next + many)) await orderOne({ call, shop, userId: user.id }, item);
      next += many;
    },
  };
}

type Ordering = { call: Call; shop: Shop; userId: number };

async function orderOne({ call, shop, userId }: Ordering, { course_id, class_id }: Item): Promise<void> {
  const cart = JSON.stringify([{ id: course_id, quantity: 1, preferred_class_id: class_id }]);
  await call('/users/update-cart', { data: [{ id: userId, cart }] }, 'PUT');
  const priced = await call<CartSummary>('/cart/summary', { data: [{ cart, currency_id: 1 }] });
  const order = await call<Order>('/orders/create', { data: [{ currency_id: 1, accepted: acceptedTerms(priced) }] });
  const invoice_id = order.invoices[0]?.id;
  await call('/payments/create', { order_id: order.id, invoice_id, method: 'multicaixa', channel: 'reference' });
  await payAtBank(shop.sandbox, await referenceOf(call, order.id));
}

/** Looks after a while, as the page does. */
async function referenceOf(call: Call, order_id: number): Promise<string> {
  for (let looked = 0; looked < 300; looked += 1) {
    await wait(100);
    const payment = await call<{ reference: string | null } | undefined>('/payments', { filter: { order_id } });
    if (payment?.reference) return payment.reference;
  }
  throw new Error(`Order ${order_id} got no reference within half a minute.`);
}

async function payAtBank({ url }: Sandbox, reference: string): Promise<void> {
  const answer = await fetch(`${url}/pay/${reference}`, {
    method: 'POST',
    body: new URLSearchParams({ amount: '45000.00' }),
  });
  if (!answer.ok) throw new Error(`The bank answered ${answer.status}.`);
  await answer.arrayBuffer();
}

function callOn(url: string, token?: string): Call {
  return async (path, body, method = 'POST') => {
    const isCommand = method === 'PUT' || path.endsWith('/create');
    const request: RequestInit = {
      method,
      headers: {
        'content-type': 'application/json',
        ...(isCommand && { 'idempotency-key': randomUUID() }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${url}/api${path}`, request);
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return (answer.data ?? answer.results)?.[0];
  };
}
