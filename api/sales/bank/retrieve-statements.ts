import type { BankStatement } from '#contract/sales/bank/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentStatement } from './present.ts';
import { listStatements, type BankStatementQuery } from './store/statements.ts';

export async function retrieveBankStatements(ctx: Ctx, query: BankStatementQuery): Promise<ResultPage<BankStatement>> {
  requireClaim(ctx, 'payments.approve');
  const { rows, total } = await listStatements(ctx, query);
  return { results: rows.map(presentStatement), total };
}
