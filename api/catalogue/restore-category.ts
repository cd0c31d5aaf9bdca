import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { setDeleted } from './store/named.ts';

/** Puts a deleted category back. */
export function restoreCategory(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    if (!(await setDeleted(inside, 'categories', { id, deletedAt: null }))) throw new Refusal('not_found');
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}
