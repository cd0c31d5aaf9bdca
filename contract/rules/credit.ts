import { mostOverdueDays } from '#contract/sales/accounts/values.ts';

/** The ways to pay on account [domain 1.2]. */
export const creditKinds = ['contract', 'reservation'] as const;
export type CreditKind = (typeof creditKinds)[number];

export const whysNoCredit = [
  'suspended',
  'no_contract',
  'no_credit',
  'credit_currency',
  'overdue',
  'ceiling',
  'headroom',
] as const;
export type WhyNoCredit = (typeof whysNoCredit)[number];

export type CreditFacts = {
  isActive: boolean;
  /** A day, as in 2026-11-24. */
  today: string;
  contract: { from: string; to: string; ceiling_minor: number } | null;
  /** On account since the contract began, with what awaits approval. */
  boughtMinor: number;
  limitMinor: number;
  creditCurrencyId: number;
  currencyId: number;
  headroomMinor: number;
  /** Of the oldest debit that is not paid; 0 where nothing is overdue. */
  overdueDays: number;
};

/** Credit limit − balance − contract orders awaiting approval [domain 8]. */
export function headroomOf(facts: { limitMinor: number; balanceMinor: number; awaitingMinor: number }): number {
  return facts.limitMinor - facts.balanceMinor - facts.awaitingMinor;
}

/**
 * What an approval goes by: the other orders that await one are not charged, and count once they are approved themselves.
 * Otherwise none of them could be approved once they exceed the limit together.
 */
export function creditToApprove<F extends CreditFacts & { awaitingMinor: number }>(facts: F): F {
  const { awaitingMinor, boughtMinor, headroomMinor } = facts;
  return {
    ...facts,
    awaitingMinor: 0,
    boughtMinor: boughtMinor - awaitingMinor,
    headroomMinor: headroomMinor + awaitingMinor,
  };
}

/** Why an organization cannot buy for this amount on account; null where it can. */
export function whyNoCredit(kind: CreditKind, facts: CreditFacts, amountMinor: number): WhyNoCredit | null {
  if (!facts.isActive) return 'suspended';
  if (kind === 'contract' && !isInForce(facts)) return 'no_contract';
  if (facts.limitMinor <= 0) return 'no_credit';
  if (facts.currencyId !== facts.creditCurrencyId) return 'credit_currency';
  if (facts.overdueDays > mostOverdueDays) return 'overdue';
  if (amountMinor > facts.headroomMinor || facts.headroomMinor <= 0) return 'headroom';
  return missingMinor(kind, facts, amountMinor) > 0 ? 'ceiling' : null;
}

/** By how much this amount is more than the headroom, or than what is left of the contract. */
export function missingMinor(kind: CreditKind, facts: CreditFacts, amountMinor: number): number {
  const { contract, boughtMinor, headroomMinor } = facts;
  const remaining = kind === 'contract' && contract ? contract.ceiling_minor - boughtMinor : headroomMinor;
  return Math.max(0, amountMinor - Math.min(headroomMinor, remaining));
}

function isInForce({ contract, today }: CreditFacts): boolean {
  return contract !== null && contract.from <= today && today <= contract.to;
}
