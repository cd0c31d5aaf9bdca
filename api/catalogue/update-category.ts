import type { CategoryChange } from '#contract/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { updateCategoryRow } from './store/categories.ts';
import { isSlugTaken } from './store/named.ts';
import { refreshSearchContext } from './store/write-courses.ts';

/** Changes what is given; its courses are found by the new name at once. Refuses `slug_taken`. */
export function updateCategory(ctx: Ctx, category: CategoryChange): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  const { id, slug, name } = category;
  return inTransaction(ctx, async (tx) => {
    if (slug !== undefined && (await isSlugTaken(tx, 'categories', { id, slug }))) {
      throw new Refusal('slug_taken', { field: 'slug' });
    }
    if (!(await updateCategoryRow(tx, category))) throw new Refusal('not_found');
    if (name !== undefined) await refreshSearchContext(tx, { column: 'category_id', is: id });
    await catalogueChanged(tx);
    return { id };
  });
}
