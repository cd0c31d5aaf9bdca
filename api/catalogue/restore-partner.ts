import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** Puts a deleted partner back. */
export function restorePartner(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (tx) => {
    await setDeleted(tx, 'partners', { id, deletedAt: null });
    await catalogueChanged(tx);
    return { id };
  });
}
