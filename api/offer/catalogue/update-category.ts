import type { CategoryChange } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { updateCategoryRow } from './store/categories.ts';
import { isSlugTaken } from './store/named.ts';
import { refreshSearchContext } from './store/write-courses.ts';

export function updateCategory(ctx: Ctx, category: CategoryChange): Promise<{ id: number }> {
  const { id, slug, name } = category;
  return editCatalogue(ctx, async (tx) => {
    if (slug !== undefined && (await isSlugTaken(tx, 'categories', { id, slug }))) {
      throw new Refusal('slug_taken', { field: 'slug' });
    }
    if (!(await updateCategoryRow(tx, category))) throw new Refusal('not_found');
    if (name !== undefined) await refreshSearchContext(tx, { column: 'category_id', is: id });
    return { id };
  });
}
