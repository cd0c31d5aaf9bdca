import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { isUsed } from './store/named.ts';

/** Refuses `still_in_use` while a course names it. */
export function deleteCategory(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return editCatalogue(ctx, async (tx) => {
    await setDeleted(tx, 'categories', { id, deletedAt: tx.now() });
    // The row is locked by now, so no course can come to name it before the commit.
    if (await isUsed(tx, 'categories', id)) throw new Refusal('still_in_use');
    return { id };
  });
}
