import { createHmac } from 'node:crypto';

/** What the shop is told, until it answers 2xx or it is over otherwise. */
export type Callback = {
  address: string | undefined;
  body: () => object;
  isOver: () => boolean;
  markDelivered: () => void;
};

type Settings = { key: string; firstRetryMs: number };

const longestWaitMs = 60_000;

/** Sends callbacks to the shop, signed, and repeats each until the shop answers 2xx. */
export function startCallbacks(waiting: readonly Callback[], { key, firstRetryMs }: Settings) {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  async function deliver(callback: Callback, waitMs: number): Promise<void> {
    if (closed || callback.isOver() || !callback.address) return;
    const delivered = await post(callback.address, JSON.stringify(callback.body()), key);
    if (delivered) callback.markDelivered();
    if (!delivered && !closed) later(callback, waitMs);
  }

  function later(callback: Callback, waitMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(callback, Math.min(waitMs * 2, longestWaitMs));
    }, waitMs);
    timer.unref();
    timers.add(timer);
  }

  for (const callback of waiting) later(callback, firstRetryMs);

  return {
    notify: (callback: Callback) => deliver(callback, firstRetryMs),
    close: () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Callbacks = ReturnType<typeof startCallbacks>;

async function post(address: string, body: string, key: string): Promise<boolean> {
  const signature = createHmac('sha256', key).update(body).digest('hex');
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
