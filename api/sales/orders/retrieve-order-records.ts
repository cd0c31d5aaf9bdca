import type { OrderRecord } from '#contract/sales/orders/records.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { listOrderRecords, type OrderRecordQuery } from './store/records.ts';

export async function retrieveOrderRecords(ctx: Ctx, query: OrderRecordQuery): Promise<ResultPage<OrderRecord>> {
  requireClaim(ctx, 'orders.read');
  const { rows, total } = await listOrderRecords(ctx, query);
  const results = rows.map((row) => {
    const { buyer_id, buyer_name, username, organization_id, organization_name, placed_at, ...order } = row;
    const organization = organization_id === null ? null : { id: organization_id, name: organization_name ?? '' };
    const buyer = { id: buyer_id, name: buyer_name, username };
    return { ...order, buyer, organization, placed_at: placed_at.toISOString() };
  });
  return { results, total };
}
