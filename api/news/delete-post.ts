import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** Takes a post away; who had its address is told that it is gone. */
export function deletePost(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'news.edit');
  return inTransaction(ctx, async (inside) => {
    await setDeleted(inside, 'news', { id, deletedAt: inside.now() });
    await dropPages(inside, '/news', '/');
    return { id };
  });
}
