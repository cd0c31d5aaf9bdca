import type { BankLine, BankProposal, BankStatement } from '#contract/sales/bank/calls.ts';
import type { Proposal } from './model/match-lines.ts';
import type { CandidateRow } from './store/candidates.ts';
import type { LineRow } from './store/lines.ts';
import type { StatementRow } from './store/statements.ts';

export type ProposalRow = Proposal<CandidateRow>;

export function presentLine(row: LineRow, proposal: ProposalRow | undefined): BankLine {
  const { decided_by_user_id: byId, decided_by_name: byName, decided_at: at, ...line } = row;
  return {
    ...line,
    proposal: proposal && row.state === 'open' ? presentProposal(proposal) : null,
    decided_at: at?.toISOString() ?? null,
    decided_by: personOf(byId, byName),
  };
}

function presentProposal({ candidate, certainty, reasons }: ProposalRow): BankProposal {
  return {
    payment_id: candidate.paymentId,
    order_id: candidate.orderId,
    order_number: candidate.orderNumber,
    amount_minor: candidate.amountMinor,
    currency_id: candidate.currencyId,
    buyer_name: candidate.names[0] ?? '',
    certainty,
    reasons,
  };
}

export function presentStatement(row: StatementRow): BankStatement {
  const { uploaded_by_user_id: byId, uploaded_by_name: byName, uploaded_at: at, ...statement } = row;
  return { ...statement, uploaded_at: at.toISOString(), uploaded_by: personOf(byId, byName) };
}

function personOf(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
