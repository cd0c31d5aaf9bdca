import type { Refund } from '#contract/sales/payments/refunds.ts';
import { readerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentWithAccounts } from './present-refund.ts';
import { listRefunds, type RefundQuery } from './store.ts';

export async function retrieveRefunds(ctx: Ctx, query: RefundQuery): Promise<ResultPage<Refund>> {
  const scope = readerScope(ctx, 'orders.edit');
  const { rows, total } = await listRefunds(ctx, query, scope);
  return { results: await presentWithAccounts(ctx, rows, scope === null), total };
}
