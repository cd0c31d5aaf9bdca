import { paymentOffers } from '#contract/sales/payments/offers.ts';
import type { PaymentMethod } from '#contract/sales/payments/values.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import type { HistoryRow } from './order-history.ts';

export type MoneyMovement = {
  kind: 'received' | 'returned';
  at: Date;
  method: PaymentMethod | null;
  amount_minor: number;
};

const kinds: Partial<Record<string, MoneyMovement['kind']>> = {
  'payment pay': 'received',
  'payment payLate': 'received',
  'refund finish': 'returned',
};

/** Money that came or went for an order. A contract is a debt until the organization pays its account. */
export function moneyMovements(rows: readonly HistoryRow[]): MoneyMovement[] {
  return rows.flatMap(({ subject, move, at, method, amount_minor }) => {
    const kind = kinds[`${subject} ${move}`];
    if (!kind || amount_minor === null || isDebt(method)) return [];
    return { kind, at, method, amount_minor };
  });
}

function isDebt(method: PaymentMethod | null): boolean {
  return paymentOffers.some((offer) => offer.method === method && creditKindOf(offer) === 'contract');
}
