import type { Ctx } from '#api/shared/context.ts';
import { moveCase } from './move-case.ts';
import { addApplied, changeCase, type CaseRow } from './store.ts';

type Spending = { neededMinor: number; note?: string | undefined };

/** Pays with open cases in turn, until nothing is missing. What is too much stays in its case. */
export async function spendCases(ctx: Ctx, cases: readonly CaseRow[], { neededMinor, note }: Spending): Promise<void> {
  let missing = neededMinor;
  for (const each of cases) {
    if (missing <= 0) return;
    const amount = each.amount_minor ?? 0;
    const excess = amount - missing;
    missing -= amount;
    if (excess > 0) await keepExcess(ctx, each, excess);
    else await moveCase(ctx, each, { move: 'settle', note });
  }
}

/** An event makes one case at most, so the excess stays where it is. */
async function keepExcess(ctx: Ctx, { id, event_id, amount_minor }: CaseRow, excess: number): Promise<void> {
  await changeCase(ctx, id, { kind: 'too_much', amount_minor: excess });
  if (event_id !== null) await addApplied(ctx, event_id, Number(amount_minor) - excess);
}

export function sumOf(cases: readonly Pick<CaseRow, 'amount_minor'>[]): number {
  return cases.reduce((sum, { amount_minor }) => sum + (amount_minor ?? 0), 0);
}
