import { type NewTaxAddress, type SavedTaxAddress, mostTaxAddresses } from '#contract/people/addresses/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { ownerFor } from './owner.ts';
import { requireTaxAddress } from './require-tax-address.ts';
import { countTaxAddresses, insertTaxAddress, lockTaxAddresses, takeDefault, textsOf } from './store.ts';

export async function createTaxAddress(
  ctx: Ctx,
  { organization_id, is_default: isWanted = false, ...stored }: NewTaxAddress,
): Promise<SavedTaxAddress> {
  const owner = await ownerFor(ctx, organization_id, 'addresses.edit');
  const address = requireTaxAddress(stored, { needsTaxId: owner.organization_id !== null });
  return inTransaction(ctx, async (tx) => {
    await lockTaxAddresses(tx, owner);
    const count = await countTaxAddresses(tx, owner);
    if (count >= mostTaxAddresses) throw new Refusal('tax_addresses_full', { most: mostTaxAddresses });
    const is_default = isWanted || count === 0;
    if (is_default) await takeDefault(tx, owner);
    return insertTaxAddress(tx, { ...owner, ...textsOf(address), is_default });
  });
}
