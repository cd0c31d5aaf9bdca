import type { Refund } from '#contract/payments/refunds.ts';
import { readerScope } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { presentRefund } from './present-refund.ts';
import { listRefunds, type RefundQuery } from './store.ts';

export async function retrieveRefunds(ctx: Ctx, query: RefundQuery): Promise<Found<Refund>> {
  const { rows, total } = await listRefunds(ctx, query, readerScope(ctx, 'orders.edit'));
  return { results: rows.map(presentRefund), total };
}
