import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** Puts a deleted partner back. */
export function restorePartner(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    await setDeleted(inside, 'partners', { id, deletedAt: null });
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}
