import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** Takes a course out of the catalogue; who bought it keeps it. */
export function deleteCourse(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (tx) => {
    await setDeleted(tx, 'courses', { id, deletedAt: tx.now() });
    await catalogueChanged(tx);
    return { id };
  });
}
