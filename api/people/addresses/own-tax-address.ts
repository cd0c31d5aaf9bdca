import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { ownerFor, type Owner } from './owner.ts';
import { findTaxAddress, lockTaxAddresses, type TaxAddressRow } from './store.ts';

/**
 * An address that the actor may change, while no other change of its owner's addresses runs. Refuses `not_signed_in`,
 * `not_found` and, where they lack the right in the organization, `not_allowed`.
 */
export async function ownTaxAddress(tx: Ctx, id: number): Promise<{ owner: Owner; address: TaxAddressRow }> {
  const { userId } = signedIn(tx);
  const existing = await findTaxAddress(tx, id);
  if (!existing || (existing.user_id !== null && existing.user_id !== userId)) throw new Refusal('not_found');
  const owner = await ownerFor(tx, existing.organization_id, 'addresses.edit');
  await lockTaxAddresses(tx, owner);
  // As the last change left it.
  const address = await findTaxAddress(tx, id);
  if (!address) throw new Refusal('not_found');
  return { owner, address };
}
