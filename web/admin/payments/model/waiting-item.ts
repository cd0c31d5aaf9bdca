import { creditKindOf, offerBy } from '#contract/rules/payment-offers.ts';
import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import type { PaymentRecord, RefundRecord } from '#contract/sales/payments/records.ts';
import { runningRefundStatuses } from '#contract/sales/payments/values.ts';
import type { ItemKey } from '../../inbox/model/inbox-search.ts';

type Attempt = Pick<PaymentRecord, 'id' | 'status' | 'method' | 'channel' | 'proof_sent_at'>;

/** What waits for staff in the inbox; null where the buyer has to act, or nobody. */
export function itemOfPayment(attempt: Attempt): ItemKey | null {
  const { id, status, proof_sent_at: proof } = attempt;
  if (status !== 'pending') return null;
  if (proof !== null) return { kind: 'proof', id };
  return creditKindOf(offerBy(paymentOffers, attempt)) === null ? null : { kind: 'credit_approval', id };
}

export function itemOfRefund({ id, status }: Pick<RefundRecord, 'id' | 'status'>): ItemKey | null {
  return runningRefundStatuses.some((running) => running === status) ? { kind: 'refund', id } : null;
}

export function itemOfCase({ id, state }: Pick<PaymentCase, 'id' | 'state'>): ItemKey | null {
  return state === 'open' ? { kind: 'payment_case', id } : null;
}
