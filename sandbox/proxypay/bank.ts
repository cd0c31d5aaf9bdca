import { randomInt } from 'node:crypto';
import type { Callback } from './callbacks.ts';
import type { Stored, Payment, Reference } from './state.ts';

export type Refused = 'unknown' | 'deleted' | 'expired' | 'wrong_amount';
export type Bank = ReturnType<typeof openBank>;

type Account = { entity: string; now: () => Date; callbackUrl?: string | undefined };

const amountShape = /^\d{1,13}(\.\d{1,2})?$/;
const dayShape = /^\d{4}-\d{2}-\d{2}/;

export function openBank(stored: Stored, account: Account) {
  return { ...references(stored), ...payments(stored, account), ...callbacks(stored, account) };
}

function references({ state, save }: Stored) {
  return {
    newReferenceId(): number {
      let id = randomInt(100_000_000, 1_000_000_000);
      while (state.references[id]) id = randomInt(100_000_000, 1_000_000_000);
      return id;
    },

    putReference(id: number, { amount, end_datetime, custom_fields = {} }: Partial<Reference>): boolean {
      if (!amount || !amountShape.test(amount) || !end_datetime || !dayShape.test(end_datetime)) return false;
      state.references[id] = { id, amount, end_datetime: end_datetime.slice(0, 10), custom_fields, state: 'active' };
      save();
      return true;
    },

    deleteReference(id: number): boolean {
      const reference = state.references[id];
      if (!reference) return false;
      reference.state = 'deleted';
      save();
      return true;
    },

    reference: (id: number): Reference | undefined => state.references[id],

    openReferences: (): Reference[] =>
      Object.values(state.references).filter(({ id, state: is }) => is === 'active' && !isPaid(state, id)),
  };
}

function payments({ state, save }: Stored, account: Account) {
  return {
    isPaid: (id: number) => isPaid(state, id),

    /** `anyway`: a bank that reports a payment late, for a reference that has ended. */
    pay(id: number, amount: string, { anyway = false } = {}): Payment | Refused {
      const now = account.now();
      const reference = state.references[id];
      if (!reference) return 'unknown';
      const isOver = reference.end_datetime < now.toISOString().slice(0, 10);
      if (!anyway && reference.state === 'deleted') return 'deleted';
      if (!anyway && isOver) return 'expired';
      if (!amountShape.test(amount)) return 'wrong_amount';
      const number = state.payments.length + 1;
      const body = bodyOf(reference, {
        id: state.first_payment_id + number,
        number,
        amount,
        now,
        entity: account.entity,
      });
      const payment = { body, acknowledged: false, delivered: false };
      state.payments.push(payment);
      save();
      return payment;
    },

    unacknowledged: (most: number) =>
      state.payments
        .filter(({ acknowledged }) => !acknowledged)
        .slice(0, most)
        .map(({ body }) => body),

    acknowledge(id: number): boolean {
      const payment = state.payments.find(({ body }) => body.id === id);
      if (!payment) return false;
      payment.acknowledged = true;
      save();
      return true;
    },

    undelivered: (): Payment[] => state.payments.filter(({ delivered, acknowledged }) => !delivered && !acknowledged),
  };
}

function callbacks({ save }: Stored, account: Account) {
  return {
    callbackOf: (payment: Payment): Callback => ({
      address: payment.body.custom_fields['callback_url'] ?? account.callbackUrl,
      body: () => payment.body,
      isOver: () => payment.acknowledged,
      markDelivered: () => {
        payment.delivered = true;
        save();
      },
    }),
  };
}

function isPaid(state: Stored['state'], id: number): boolean {
  const requested = Number(state.references[id]?.amount);
  return state.payments.some(({ body }) => body.reference_id === id && Number(body.amount) >= requested);
}

type Created = { id: number; number: number; amount: string; now: Date; entity: string };

function bodyOf(reference: Reference, { id, number, amount, now, entity }: Created): Payment['body'] {
  const [whole = '0', part = ''] = amount.split('.');
  return {
    id,
    reference_id: reference.id,
    transaction_id: number,
    entity_id: Number(entity),
    terminal_type: 'ATM',
    amount: `${whole}.${part.padEnd(2, '0')}`,
    fee: '0.00',
    datetime: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    custom_fields: reference.custom_fields,
  };
}
