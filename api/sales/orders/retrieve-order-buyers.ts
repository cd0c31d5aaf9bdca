import type { OrderBuyer } from '#contract/sales/orders/desk-sale.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { listBuyers, type BuyerQuery } from './store/buyers.ts';

export async function retrieveOrderBuyers(ctx: Ctx, query: BuyerQuery): Promise<ResultPage<OrderBuyer>> {
  requireClaim(ctx, 'orders.edit');
  const { rows, total } = await listBuyers(ctx, query);
  return { results: rows, total };
}
