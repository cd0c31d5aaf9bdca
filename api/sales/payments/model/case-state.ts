import type { CaseState } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';

export const caseMoves = ['settle', 'refund', 'recordRefund', 'finishRefund', 'reopen', 'credit', 'dismiss'] as const;
export type CaseMove = (typeof caseMoves)[number];

/** The life cycle of a case. Money that is in no order of its currency is returned in one step (`recordRefund`). */
const moves: Record<CaseState, Partial<Record<CaseMove, CaseState>>> = {
  open: { settle: 'settled', refund: 'refunding', recordRefund: 'refunded', credit: 'credited', dismiss: 'dismissed' },
  refunding: { finishRefund: 'refunded', reopen: 'open' },
  settled: {},
  refunded: {},
  credited: {},
  dismissed: {},
};

export function nextCaseState(from: CaseState, move: CaseMove): CaseState {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

export function allowedCaseMoves(from: CaseState): CaseMove[] {
  return caseMoves.filter((move) => moves[from][move]);
}
