import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { ownTaxAddress } from './own-tax-address.ts';
import { giveDefault, hideTaxAddress, newestTaxAddress, removeTaxAddress } from './store.ts';

/** One that an order was made out to stays as a hidden row. */
export function deleteTaxAddress(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return inTransaction(ctx, async (tx) => {
    const { owner, address } = await ownTaxAddress(tx, id);
    await (address.used_at === null ? removeTaxAddress(tx, id) : hideTaxAddress(tx, id));
    const next = address.is_default ? await newestTaxAddress(tx, owner) : undefined;
    if (next !== undefined) await giveDefault(tx, next);
    return { id };
  });
}
