import type { NewCategory } from '#contract/catalogue.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { insertCategory } from './store/categories.ts';

/** Adds a category. Refuses `slug_taken`, by a deleted one too. */
export function createCategory(ctx: Ctx, category: NewCategory): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    const added = await insertCategory(inside, category);
    if (!added) throw new Refusal('slug_taken', { field: 'slug' });
    await dropPages(inside, '/courses', '/');
    return added;
  });
}
