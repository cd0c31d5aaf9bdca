import { createHmac } from 'node:crypto';
import type { Bank } from './bank.ts';
import type { Payment } from './state.ts';

type Settings = { apiKey: string; callbackUrl: string | undefined; firstRetryMs: number };

const longestWaitMs = 60_000;

/** Sends each payment to the shop, signed, and repeats until the shop answers 2xx or acknowledges it. */
export function startCallbacks(bank: Bank, { apiKey, callbackUrl, firstRetryMs }: Settings) {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  async function deliver(payment: Payment, waitMs: number): Promise<void> {
    const address = payment.body.custom_fields['callback_url'] ?? callbackUrl;
    if (closed || payment.acknowledged || !address) return;
    const delivered = await post(address, JSON.stringify(payment.body), apiKey);
    if (delivered) bank.markDelivered(payment);
    if (!delivered && !closed) later(payment, waitMs);
  }

  function later(payment: Payment, waitMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(payment, Math.min(waitMs * 2, longestWaitMs));
    }, waitMs);
    timer.unref();
    timers.add(timer);
  }

  for (const payment of bank.undelivered()) later(payment, firstRetryMs);

  return {
    notify: (payment: Payment) => deliver(payment, firstRetryMs),
    close: () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Callbacks = ReturnType<typeof startCallbacks>;

async function post(address: string, body: string, apiKey: string): Promise<boolean> {
  const signature = createHmac('sha256', apiKey).update(body).digest('hex');
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok;
  } catch {
    // The shop is down or restarting; the callback is repeated later.
    return false;
  }
}
