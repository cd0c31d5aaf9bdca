import type { SavedTaxAddress, TaxAddressChange } from '#contract/people/addresses/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { ownTaxAddress } from './own-tax-address.ts';
import { requireTaxAddress } from './require-tax-address.ts';
import { saveTaxAddress, textsOf } from './store.ts';

export function updateTaxAddress(ctx: Ctx, { id, ...stored }: TaxAddressChange): Promise<SavedTaxAddress> {
  return inTransaction(ctx, async (tx) => {
    const { owner } = await ownTaxAddress(tx, id);
    const address = requireTaxAddress(stored, { needsTaxId: owner.organization_id !== null });
    return saveTaxAddress(tx, id, textsOf(address));
  });
}
