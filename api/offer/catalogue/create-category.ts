import type { NewCategory } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { insertCategory } from './store/categories.ts';

export function createCategory(ctx: Ctx, category: NewCategory): Promise<{ id: number }> {
  return editCatalogue(ctx, async (tx) => {
    const added = await insertCategory(tx, category);
    if (!added) throw new Refusal('slug_taken', { field: 'slug' });
    return added;
  });
}
