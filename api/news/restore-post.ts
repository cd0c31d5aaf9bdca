import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** Puts a deleted post back. Refuses `not_found` for one that is not deleted. */
export function restorePost(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'news.edit');
  return inTransaction(ctx, async (inside) => {
    await setDeleted(inside, 'news', { id, deletedAt: null });
    await dropPages(inside, '/news', '/');
    return { id };
  });
}
