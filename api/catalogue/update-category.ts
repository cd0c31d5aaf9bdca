import type { CategoryChange } from '#contract/catalogue.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { updateCategoryRow } from './store/categories.ts';
import { isSlugTaken } from './store/named.ts';
import { refreshSearchContext } from './store/write-courses.ts';

/** Changes what is given; its courses are found by the new name at once. Refuses `slug_taken`. */
export function updateCategory(ctx: Ctx, category: CategoryChange): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  const { id, slug, name } = category;
  return inTransaction(ctx, async (inside) => {
    if (slug !== undefined && (await isSlugTaken(inside, 'categories', { id, slug }))) {
      throw new Refusal('slug_taken', { field: 'slug' });
    }
    if (!(await updateCategoryRow(inside, category))) throw new Refusal('not_found');
    if (name !== undefined) await refreshSearchContext(inside, { column: 'category_id', is: id });
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}
