import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { setDeleted } from '#api/shared/database/set-deleted.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';
import { editableContent, editableModule } from './editable.ts';

export function restoreModule(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return restore(ctx, { table: 'modules', id }, editableModule);
}

/** Refuses `not_found` also where its module is deleted. */
export function restoreContent(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return restore(ctx, { table: 'contents', id }, editableContent);
}

type Row = { table: 'modules' | 'contents'; id: number };

function restore(ctx: Ctx, { table, id }: Row, courseOf: typeof editableModule): Promise<{ id: number }> {
  requireClaim(ctx, 'contents.edit');
  return inTransaction(ctx, async (tx) => {
    await setDeleted(tx, table, { id, deletedAt: null });
    await courseOutlineChanged(tx, await courseOf(tx, id));
    return { id };
  });
}
