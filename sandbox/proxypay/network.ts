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

/** The phones of Multicaixa Express: each push waits there until it is answered, or expires. */
export function openNetwork(stored: Stored, settings: Settings) {
  const { state, save } = stored;
  const timers = startTimers();
  const find = (id: string) => state.transactions.find(({ body }) => body.id === id);

  function answer(id: string, { status, reason }: Outcome): void {
    const transaction = find(id);
    if (!transaction || transaction.body.status !== null) return;
    const status_datetime = settings.now().toISOString();
    Object.assign(transaction.body, { status, status_reason: reason, status_datetime });
    save();
    settings.notify(callbackOf(stored, transaction));
  }

  function hold({ body, expires_at }: Transaction): void {
    const automatic = outcomeFor(body.mobile);
    if (automatic) timers.start(settings.thinkMs, () => answer(body.id, automatic));
    const leftMs = Math.max(0, Date.parse(expires_at) - settings.now().getTime());
    timers.start(leftMs, () => answer(body.id, { status: 'rejected', reason: reasons.expired }));
  }

  for (const transaction of state.transactions) if (transaction.body.status === null) hold(transaction);

  return {
    /** The same transaction for the same key; null for a request that cannot be one. */
    create(key: string, requested: NewTransaction): Transaction | null {
      const existing = state.transactions.find((transaction) => transaction.key === key);
      const transaction = existing ?? newTransaction(key, requested, settings);
      if (existing || !transaction) return transaction;
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
      state.transactions
        .filter(({ body, delivered }) => body.status !== null && !delivered)
        .map((transaction) => callbackOf(stored, transaction)),
    close: timers.stop,
  };
}

const shapes = { mobile: /^9\d{8}$/, amount: /^\d{1,13}(\.\d{1,2})?$/ };

function newTransaction(key: string, requested: NewTransaction, { now, answerWithinMs }: Settings): Transaction | null {
  const { mobile = '', amount = '', pos_id = 0, callback_url = '' } = requested;
  const isWhole = [key, pos_id, callback_url].every(Boolean);
  if (!isWhole || !shapes.mobile.test(mobile) || !shapes.amount.test(amount)) return null;
  const open = { status: null, status_reason: null, status_datetime: null };
  return {
    body: { id: randomUUID(), type: 'payment', pos_id, mobile, amount, ...open },
    key,
    callback_url,
    expires_at: new Date(now().getTime() + answerWithinMs).toISOString(),
    delivered: false,
  };
}

function callbackOf({ save }: Stored, transaction: Transaction): Callback {
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

function startTimers() {
  const running = new Set<NodeJS.Timeout>();
  return {
    start: (ms: number, run: () => void) => {
      const timer = setTimeout(() => {
        running.delete(timer);
        run();
      }, ms);
      timer.unref();
      running.add(timer);
    },
    stop: () => {
      for (const timer of running) clearTimeout(timer);
    },
  };
}
