import type { Ctx } from '#api/shared/context.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { editCatalogue } from './edit-catalogue.ts';

export function restoreCourse(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return editCatalogue(ctx, async (tx) => {
    await setDeleted(tx, 'courses', { id, deletedAt: null });
    return { id };
  });
}
