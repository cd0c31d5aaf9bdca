import type { Invoice } from '#contract/sales/orders/calls.ts';
import { isOpenOrder, type OrderStatus } from '#contract/sales/orders/values.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { paymentOffers, type PaymentFlow, type PaymentOffer } from '#contract/sales/payments/offers.ts';
import { creditKindOf, offerBy } from '#contract/rules/payment-offers.ts';
import { minuteMs } from '#contract/rules/durations.ts';

export type Attempt = Pick<Payment, 'id' | 'method' | 'channel' | 'status' | 'reference' | 'proof_sent_at' | 'flag'>;

export type Stage =
  | 'paid'
  | 'approved'
  | 'refund'
  | 'canceled'
  | 'choose'
  | 'preparing'
  | 'reference'
  | 'transfer'
  | 'review'
  | 'cash'
  | 'confirm'
  | 'push'
  | 'approval'
  | 'reserved';

/** Takes the attempts newest first. */
export function stageOf(status: OrderStatus, attempts: readonly Attempt[]): Stage {
  if (status === 'cancelada') return attempts.some(({ flag }) => flag === 'refund_due') ? 'refund' : 'canceled';
  if (status === 'devolvida') return 'canceled';
  if (!isOpenOrder(status)) return attempts.some(isDebt) ? 'approved' : 'paid';
  const pending = pendingOf(attempts);
  return pending ? stageOfAttempt(pending) : 'choose';
}

/** Bought by contract: the organization has the seats, and owes the money. */
export function isDebt(attempt: Attempt): boolean {
  return attempt.status === 'paid' && creditKindOf(offerBy(paymentOffers, attempt)) === 'contract';
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
  push: () => 'push',
  redirect: () => 'confirm',
  approval: () => 'approval',
  reservation: () => 'reserved',
  manual: ({ proof_sent_at }, { needsProof }) => {
    if (!needsProof) return 'cash';
    return proof_sent_at === null ? 'transfer' : 'review';
  },
};

/** Nothing changes by itself any more. */
export function isFinal(stage: Stage): boolean {
  return stage === 'refund' || stage === 'canceled';
}

/** A class may have closed although the order is open. */
export function canBePaid({ pay_by }: { pay_by: string | null }, now: number): boolean {
  return pay_by !== null && Date.parse(pay_by) > now;
}

/** Undefined once it is annulled. */
export function proformaOf<I extends Pick<Invoice, 'kind' | 'state'>>(invoices: readonly I[]): I | undefined {
  return invoices.findLast(({ kind, state }) => kind === 'PF' && state === 'issued');
}

export function isUnpaid(stage: Stage): boolean {
  return stage !== 'paid' && stage !== 'approved' && !isFinal(stage);
}

const quickMs = 2_000;
const calmMs = 5_000;
const slowMs = 15_000;

/** The buyer is asked on the phone at this moment. */
export function awaitsPhone(attempts: readonly Pick<Payment, 'status' | 'confirm_within_ms'>[]): boolean {
  return attempts.some(
    ({ status, confirm_within_ms: remaining }) => status === 'pending' && remaining !== null && remaining > 0,
  );
}

/** Milliseconds until the next poll: short at first, and for a buyer who has just paid or is asked to, then longer. */
export function pollIntervalMs(openForMs: number, isQuick: boolean): number {
  if (isQuick || openForMs < 2 * minuteMs) return quickMs;
  return openForMs < 10 * minuteMs ? calmMs : slowMs;
}

export function offersIn<Offer extends PaymentOffer>(offers: readonly Offer[], currencyKey: string): Offer[] {
  return offers.filter(({ currencies }) => currencies.includes(currencyKey));
}

/** «927 415 608» */
export function inThrees(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
}

/** «AO06 0040 0000 6487»; it may break at the spaces. */
export function inFours(iban: string): string {
  return iban.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' ');
}
