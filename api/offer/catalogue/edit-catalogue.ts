import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

/** Runs an editor's change in a transaction, and has the pages that show the catalogue rendered again. */
export function editCatalogue<R>(ctx: Ctx, edit: (tx: Ctx) => Promise<R>): Promise<R> {
  requireClaim(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (tx) => {
    const result = await edit(tx);
    await catalogueChanged(tx);
    return result;
  });
}
