import { randomUUID } from 'node:crypto';
import { outcomeFor, reasons, type Outcome } from './automatic.ts';
import type { Callback } from './callbacks.ts';
import type { Stored, Transaction } from './state.ts';

export type Network = ReturnType<typeof openNetwork>;

type NewTransaction = Partial<Pick<Transaction['body'], 'mobile' | 'amount' | 'pos_id'>> & { callback_url?: string };
type Settings = {
  now: () => Date;
  /** How long a push waits on the phone. */
  answerWithinMs: number;
  /** How long a number that answers by itself takes. */
  thinkMs: number;
  notify: (callback: Callback) => void;
};

const amountShape = /^\d{1,13}(\.\d{1,2})?$/;

/** The phones of Multicaixa Express: each push waits there until it is answered, or expires. */
export function openNetwork({ state, save }: Stored, { now, answerWithinMs, thinkMs, notify }: Settings) {
  const timers = new Set<NodeJS.Timeout>();

  function answer(id: string, { status, reason }: Outcome): boolean {
    const transaction = find(id);
    if (!transaction || transaction.body.status !== null) return false;
    Object.assign(transaction.body, { status, status_reason: reason, status_datetime: now().toISOString() });
    save();
    notify(callbackOf(transaction));
    return true;
  }

  function callbackOf(transaction: Transaction): Callback {
    return {
      address: transaction.callback_url,
      body: () => transaction.body,
      isOver: () => transaction.delivered,
      markDelivered: () => {
        transaction.delivered = true;
        save();
      },
    };
  }

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    timers.add(timer);
  }

  function hold({ body, expires_at }: Transaction): void {
    const automatic = outcomeFor(body.mobile);
    if (automatic) later(thinkMs, () => void answer(body.id, automatic));
    const leftMs = Math.max(0, Date.parse(expires_at) - now().getTime());
    later(leftMs, () => void answer(body.id, { status: 'rejected', reason: reasons.expired }));
  }

  const find = (id: string) => state.transactions.find(({ body }) => body.id === id);
  for (const transaction of state.transactions) if (transaction.body.status === null) hold(transaction);

  return {
    /** The same transaction for the same key; null for a request that cannot be one. */
    create(key: string, { mobile, amount, pos_id, callback_url }: NewTransaction): Transaction | null {
      const known = state.transactions.find((transaction) => transaction.key === key);
      if (known) return known;
      if (!key || !/^9\d{8}$/.test(mobile ?? '') || !amountShape.test(amount ?? '') || !pos_id || !callback_url)
        return null;
      const body = { id: randomUUID(), type: 'payment' as const, pos_id, mobile: mobile ?? '', amount: amount ?? '' };
      const transaction: Transaction = {
        body: { ...body, status: null, status_reason: null, status_datetime: null },
        key,
        callback_url,
        expires_at: new Date(now().getTime() + answerWithinMs).toISOString(),
        delivered: false,
      };
      state.transactions.push(transaction);
      save();
      hold(transaction);
      return transaction;
    },

    find,
    findByKey: (key: string) => state.transactions.find((transaction) => transaction.key === key),
    answer,
    waiting: (): Transaction[] => state.transactions.filter(({ body }) => body.status === null),
    undelivered: (): Callback[] =>
      state.transactions.filter(({ body, delivered }) => body.status !== null && !delivered).map(callbackOf),
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
