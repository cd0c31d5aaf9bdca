import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';

/** Takes a course out of the catalogue; who bought it keeps it. */
export function deleteCourse(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    await setDeleted(inside, 'courses', { id, deletedAt: inside.now() });
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}
