import type { OrderStatus } from '#contract/orders/values.ts';
import type { Payment } from '#contract/payments/calls.ts';
import { paymentOffers, type PaymentFlow, type PaymentOffer } from '#contract/payments/offers.ts';
import { offerBy } from '#contract/rules/payment-offers.ts';

export type Attempt = Pick<Payment, 'id' | 'method' | 'channel' | 'status' | 'reference' | 'proof_sent_at' | 'flag'>;

/** What the payment page shows. */
export type Stage =
  | 'paid'
  | 'refund'
  | 'canceled'
  | 'choose'
  | 'preparing'
  | 'reference'
  | 'transfer'
  | 'review'
  | 'cash'
  | 'confirm';

/** Where an order is between being placed and being paid; the attempts newest first. */
export function stageOf(status: OrderStatus, attempts: readonly Attempt[]): Stage {
  if (status === 'cancelada') return attempts.some(({ flag }) => flag === 'refund_due') ? 'refund' : 'canceled';
  if (status === 'devolvida') return 'canceled';
  if (status !== 'pendente' && status !== 'aguarda-pagamento') return 'paid';
  const pending = pendingOf(attempts);
  return pending ? stageOfAttempt(pending) : 'choose';
}

export function pendingOf<A extends Attempt>(attempts: readonly A[]): A | undefined {
  return attempts.find(({ status }) => status === 'pending');
}

function stageOfAttempt(attempt: Attempt): Stage {
  const offer: PaymentOffer | undefined = offerBy(paymentOffers, attempt);
  return offer ? stageByFlow[offer.flow](attempt, offer) : 'cash';
}

const stageByFlow: Record<PaymentFlow, (attempt: Attempt, offer: PaymentOffer) => Stage> = {
  reference: ({ reference }) => (reference === null ? 'preparing' : 'reference'),
  push: () => 'confirm',
  redirect: () => 'confirm',
  manual: ({ proof_sent_at }, { needsProof }) => {
    if (!needsProof) return 'cash';
    return proof_sent_at === null ? 'transfer' : 'review';
  },
};

/** Nothing will change any more by itself. */
export function isFinal(stage: Stage): boolean {
  return stage === 'refund' || stage === 'canceled';
}

/** There is still something to pay. */
export function isUnpaid(stage: Stage): boolean {
  return stage !== 'paid' && !isFinal(stage);
}

const quickMs = 2_000;
const calmMs = 5_000;
const slowMs = 15_000;

/** How long to wait before looking again: quick at first, for who has just paid, then calmer. */
export function lookAgainMs(openForMs: number): number {
  if (openForMs < 2 * 60_000) return quickMs;
  return openForMs < 10 * 60_000 ? calmMs : slowMs;
}

/** The ways to pay in a currency. */
export function offersIn<Offer extends PaymentOffer>(offers: readonly Offer[], currencyKey: string): Offer[] {
  return offers.filter(({ currencies }) => currencies.includes(currencyKey));
}

/** «927 415 608»: numbers to copy are read in threes. */
export function inThrees(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
}

/** «AO06 0040 0000 6487»: an IBAN is read in fours, and may break between them. */
export function inFours(iban: string): string {
  return iban.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' ');
}
