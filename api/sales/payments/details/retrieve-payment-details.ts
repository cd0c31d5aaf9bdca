import type { OfOwner, PaymentDetails } from '#contract/sales/payments/details.ts';
import { ownerFor } from '#api/people/addresses/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { findDetails } from './store.ts';

export async function retrievePaymentDetails(
  ctx: Ctx,
  { filter }: ListQuery<{ filter?: OfOwner }>,
): Promise<ResultPage<PaymentDetails>> {
  const existing = await findDetails(ctx, await ownerFor(ctx, filter.organization_id, 'orders.place'));
  return existing ? { results: [existing], total: 1 } : { results: [], total: 0 };
}
