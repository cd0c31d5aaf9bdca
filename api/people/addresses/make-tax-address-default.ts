import type { SavedTaxAddress } from '#contract/people/addresses/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { ownTaxAddress } from './own-tax-address.ts';
import { giveDefault, presentTaxAddress, takeDefault } from './store.ts';

export function makeTaxAddressDefault(ctx: Ctx, { id }: { id: number }): Promise<SavedTaxAddress> {
  return inTransaction(ctx, async (tx) => {
    const { owner, address } = await ownTaxAddress(tx, id);
    await takeDefault(tx, owner);
    await giveDefault(tx, id);
    return presentTaxAddress({ ...address, is_default: true });
  });
}
