import type { Payment } from '#contract/sales/payments/calls.ts';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { creditKindOf, offerBy } from '#contract/rules/payment-offers.ts';
import type { BadgeTone } from '#web/shared/ui/badge.tsx';

export type AttemptState = Payment['status'] | 'review' | 'approval' | 'approved';

export const tonesOfAttempts: Record<AttemptState, BadgeTone> = {
  pending: 'wait',
  review: 'info',
  approval: 'info',
  approved: 'good',
  paid: 'good',
  declined: 'bad',
  timeout: 'neutral',
  canceled: 'neutral',
};

type Attempt = Pick<Payment, 'method' | 'channel' | 'status' | 'proof_sent_at'>;

export function attemptState(attempt: Attempt): AttemptState {
  const isContract = creditKindOf(offerBy(paymentOffers, attempt)) === 'contract';
  if (isContract && attempt.status === 'paid') return 'approved';
  if (attempt.status !== 'pending') return attempt.status;
  if (isContract) return 'approval';
  return attempt.proof_sent_at ? 'review' : 'pending';
}
