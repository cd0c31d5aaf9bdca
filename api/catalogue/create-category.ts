import type { NewCategory } from '#contract/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { insertCategory } from './store/categories.ts';

/** Adds a category. Refuses `slug_taken`, by a deleted one too. */
export function createCategory(ctx: Ctx, category: NewCategory): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (tx) => {
    const added = await insertCategory(tx, category);
    if (!added) throw new Refusal('slug_taken', { field: 'slug' });
    await catalogueChanged(tx);
    return added;
  });
}
