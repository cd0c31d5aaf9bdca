import type { BankLine } from '#contract/sales/bank/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { keepLines } from './model/keep-lines.ts';
import { matchLines } from './model/match-lines.ts';
import { orderNumbersIn } from './model/order-numbers.ts';
import { presentLine, type ProposalRow } from './present.ts';
import { candidatesFor } from './store/candidates.ts';
import { listLines, openLines, type BankLineQuery, type LineRow } from './store/lines.ts';

/** Open lines are compared with the payments that wait, at each call: what is decided elsewhere meanwhile shows. */
export async function retrieveBankLines(ctx: Ctx, query: BankLineQuery): Promise<ResultPage<BankLine>> {
  requireClaim(ctx, 'payments.approve');
  const { view, ...filter } = query.filter;
  if (view === 'open' || view === 'proposed') {
    const open = await openLines(ctx);
    const proposals = await proposalsFor(ctx, open);
    const inView = keepLines(open, filter, ({ id }) => (view === 'proposed') === proposals.has(id));
    const rows = inView.slice(query.offset, query.offset + query.limit);
    return { results: rows.map((row) => presentLine(row, proposals.get(row.id))), total: inView.length };
  }
  const { rows, total } = await listLines(ctx, { ...filter, ...(view !== undefined && { state: view }) }, query);
  const hasOpen = rows.some(({ state }) => state === 'open');
  const proposals = hasOpen ? await proposalsFor(ctx, await openLines(ctx)) : new Map<number, ProposalRow>();
  return { results: rows.map((row) => presentLine(row, proposals.get(row.id))), total };
}

/** All open lines are needed: two of them may be for one payment. */
async function proposalsFor(ctx: Ctx, open: readonly LineRow[]): Promise<Map<number, ProposalRow>> {
  if (open.length === 0) return new Map();
  const numbers = [...new Set(open.flatMap(({ text }) => orderNumbersIn(text)))];
  const candidates = await candidatesFor(ctx, numbers);
  const lines = open.map((row) => ({
    id: row.id,
    amountMinor: row.amount_minor,
    currencyId: row.currency_id,
    bookedOn: row.booked_on,
    text: row.text,
    payerName: row.payer_name,
  }));
  return matchLines(lines, candidates);
}
