import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { setPostDeleted } from './write-store.ts';

/** Takes a post away; who had its address is told that it is gone. */
export function deletePost(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'news.edit');
  return inTransaction(ctx, async (inside) => {
    if (!(await setPostDeleted(inside, id, inside.now()))) throw new Refusal('not_found');
    await dropPages(inside, '/news', '/');
    return { id };
  });
}
