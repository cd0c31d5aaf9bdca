import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { setPostDeleted } from './write-store.ts';

/** Puts a deleted post back. Refuses `not_found` for one that is not deleted. */
export function restorePost(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'news.edit');
  return inTransaction(ctx, async (inside) => {
    if (!(await setPostDeleted(inside, id, null))) throw new Refusal('not_found');
    await dropPages(inside, '/news', '/');
    return { id };
  });
}
