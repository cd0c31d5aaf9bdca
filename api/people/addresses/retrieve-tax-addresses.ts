import type { SavedTaxAddress } from '#contract/people/addresses/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { ownerFor } from './owner.ts';
import { listTaxAddresses, type TaxAddressQuery } from './store.ts';

export async function retrieveTaxAddresses(ctx: Ctx, query: TaxAddressQuery): Promise<ResultPage<SavedTaxAddress>> {
  const owner = await ownerFor(ctx, query.filter.organization_id, 'orders.place');
  return listTaxAddresses(ctx, owner, query);
}
