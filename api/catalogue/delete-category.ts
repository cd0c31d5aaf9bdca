import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { isUsed } from './store/named.ts';

/** Takes away a category that no course names. Refuses `still_in_use`. */
export function deleteCategory(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (tx) => {
    await setDeleted(tx, 'categories', { id, deletedAt: tx.now() });
    // The row is ours by now, so that no course can come to name it between the look and the end.
    if (await isUsed(tx, 'categories', id)) throw new Refusal('still_in_use');
    await catalogueChanged(tx);
    return { id };
  });
}
