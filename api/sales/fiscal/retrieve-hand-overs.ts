import type { HandOver } from '#contract/sales/fiscal/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentHandOver } from './present.ts';
import { listHandOvers, type HandOverQuery } from './store/hand-overs.ts';

export async function retrieveHandOvers(ctx: Ctx, query: HandOverQuery): Promise<ResultPage<HandOver>> {
  requireClaim(ctx, 'orders.read');
  const { rows, total } = await listHandOvers(ctx, query);
  return { results: rows.map(presentHandOver), total };
}
