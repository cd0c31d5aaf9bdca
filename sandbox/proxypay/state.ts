import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Reference = {
  id: number;
  /** "145000.00" */
  amount: string;
  /** The last day on which it can be paid, YYYY-MM-DD. */
  end_datetime: string;
  custom_fields: Record<string, string>;
  state: 'active' | 'deleted';
};

/** A payment as in ProxyPay's RPS v2, and the state of its callback. */
export type Payment = {
  body: {
    id: number;
    reference_id: number;
    transaction_id: number;
    entity_id: number;
    terminal_type: string;
    amount: string;
    fee: string;
    datetime: string;
    custom_fields: Record<string, string>;
  };
  acknowledged: boolean;
  delivered: boolean;
};

/** A push as in ProxyPay's OPG v1, and the state of its callback. */
export type Transaction = {
  body: {
    id: string;
    type: 'payment';
    pos_id: number;
    mobile: string;
    amount: string;
    status: 'accepted' | 'rejected' | null;
    status_reason: string | null;
    status_datetime: string | null;
  };
  key: string;
  callback_url: string;
  expires_at: string;
  delivered: boolean;
};

export type State = {
  /** A new bank starts above every number that an older one can have used. */
  first_payment_id: number;
  references: Record<string, Reference>;
  payments: Payment[];
  transactions: Transaction[];
};
export type Stored = { state: State; save: () => void };

export function storeState(dataDir: string): Stored {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'proxypay-sandbox.json');
  const state: State = { ...newState(), ...(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))) };
  return {
    state,
    save: () => {
      // Renamed into place, so that a kill during the write does not destroy the file.
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
}

function newState(): State {
  return { first_payment_id: Date.now() * 1_000, references: {}, payments: [], transactions: [] };
}
