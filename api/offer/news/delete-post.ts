import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { newsChanged } from '#api/shared/events/site-facts.ts';
import { setDeleted } from '#api/shared/database/set-deleted.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

export function deletePost(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, 'news.edit');
  return inTransaction(ctx, async (tx) => {
    await setDeleted(tx, 'news', { id, deletedAt: tx.now() });
    await newsChanged(tx);
    return { id };
  });
}
