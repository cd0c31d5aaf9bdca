import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import type { Sandbox } from '#sandbox/proxypay/start-sandbox.ts';

export type Account = { id: number; username: string; password: string };
export type Seat = { class_id: number; course_id: number };
/** Answered orders, all paid at the bank. */
export type Bought = { order: Order };

type Shop = { url: string; sandbox: Sandbox };
type Envelope<T> = { status: string; data?: [T]; results?: T[]; total?: number; errors?: { code: string }[] };

type Call = <T>(path: string, body: object, method?: string) => Promise<Envelope<T>>;

export async function tokenOf(url: string, { username, password }: Account): Promise<string> {
  const session = await send<{ token: string }>(url, '/users/authenticate', {
    body: { data: [{ username, password }] },
  });
  return session.data?.[0].token ?? '';
}

export async function signIn(url: string, account: Account): Promise<Call> {
  const token = await tokenOf(url, account);
  return (path, body, method = 'POST') => send(url, path, { body, token, method });
}

/** Orders and pays one seat after the other, and retries with the same key while the server is down. */
export async function shop(
  { url, sandbox }: Shop,
  account: Account,
  { seats, isOpen, store }: { seats: Seat[]; isOpen: () => boolean; store: (bought: Bought) => unknown },
): Promise<void> {
  const call = await signIn(url, account);
  for (const seat of seats) {
    if (!isOpen()) break;
    const order = await placeOne(call, account, seat);
    store({ order });
    const [invoice] = order.invoices;
    const way = { method: 'multicaixa', channel: 'reference' };
    await call('/payments/create', { order_id: order.id, invoice_id: invoice?.id, ...way });
    await payAt(sandbox, await untilReference(() => call<Payment>('/payments', { filter: { order_id: order.id } })));
  }
}

async function placeOne(call: Call, { id }: Account, { class_id, course_id }: Seat): Promise<Order> {
  const cart = JSON.stringify([{ id: course_id, quantity: 1, preferred_class_id: class_id }]);
  let refused: unknown;
  // A reaction removes earlier purchases from the cart, and may remove this item too, so it is added again.
  for (let round = 0; round < 5; round += 1) {
    await call('/users/update-cart', { data: [{ id, cart }] }, 'PUT');
    const priced = await call<CartSummary>('/cart/summary', { data: [{ cart, currency_id: 1 }] });
    const accepted = priced.data && acceptedTerms(priced.data[0]);
    const placed = await call<Order>('/orders/create', { data: [{ currency_id: 1, accepted }] });
    if (placed.data) return placed.data[0];
    refused = placed;
    if (!JSON.stringify(placed).includes('cart_empty')) break;
  }
  throw new Error(`No order was made: ${JSON.stringify(refused)}`);
}

export async function ordersDone(call: Call): Promise<number> {
  const { total } = await call('/orders', { filter: { status: 'finalizada' } });
  return total ?? 0;
}

async function untilReference(retrieve: () => Promise<Envelope<Payment>>): Promise<string> {
  for (;;) {
    const { results } = await retrieve();
    const reference = results?.[0]?.reference;
    if (reference) return reference;
    await wait(100);
  }
}

/** Pays at the bank, which then calls the shop. */
async function payAt({ url }: Sandbox, reference: string): Promise<void> {
  const body = new URLSearchParams({ amount: '45000.00' });
  const answer = await fetch(`${url}/pay/${reference}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The bank answered ${answer.status}.`);
}

type Request = { body: object; token?: string; method?: string };

/** Retries one command with the same key until it is answered. */
async function send<T>(url: string, path: string, { body, token, method = 'POST' }: Request): Promise<Envelope<T>> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  for (;;) {
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) }).then(
      async (response): Promise<Envelope<T> | null> => response.json(),
      () => null,
    );
    if (answer && answer.errors?.[0]?.code !== 'request_under_way') return answer;
    await wait(50);
  }
}
