import type { BankLine } from '#contract/sales/bank/calls.ts';

type Line = Pick<BankLine, 'amount_minor' | 'currency_id' | 'proposal'>;

/** What a line has beyond the payment that fits it, in minor units; negative where money is missing, 0 in another currency. */
export function surplusOf({ amount_minor, currency_id, proposal }: Line): number {
  return proposal && proposal.currency_id === currency_id ? amount_minor - proposal.amount_minor : 0;
}

/** Whether a person can confirm a line with the payment that fits it: all its money has arrived, and it is not paid yet. */
export function canConfirm(line: Line): boolean {
  const { proposal, currency_id: currencyId } = line;
  return (
    proposal !== null && proposal.certainty !== 'paid' && proposal.currency_id === currencyId && surplusOf(line) >= 0
  );
}

export type Hint = 'paid' | 'currency' | 'too_little' | 'too_much';

/** Why a line is not simply confirmed; null where it is. */
export function hintOf(line: Line): Hint | null {
  const { proposal, currency_id: currencyId } = line;
  if (!proposal) return null;
  if (proposal.certainty === 'paid') return 'paid';
  if (proposal.currency_id !== currencyId) return 'currency';
  const surplus = surplusOf(line);
  if (surplus === 0) return null;
  return surplus < 0 ? 'too_little' : 'too_much';
}
