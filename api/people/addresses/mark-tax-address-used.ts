import type { TaxAddress } from '#contract/sales/orders/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Owner } from './owner.ts';
import { lockTaxAddresses, markUsed, textsOf } from './store.ts';

/** Notes that a document was made out to this address, so that deleting the saved one only hides it. */
export async function markTaxAddressUsed(ctx: Ctx, owner: Owner, address: TaxAddress): Promise<void> {
  await lockTaxAddresses(ctx, owner);
  await markUsed(ctx, owner, textsOf(address));
}
