import type { ClassResource, ResourceChange } from '#contract/areas/classroom/resources.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { beginOfDay } from './begin-of-day.ts';
import { presentResource } from './present-resource.ts';
import { requireManager } from './resource-access.ts';
import { changeResource, findResource, removeResource, type ResourceRow } from './store.ts';

export function updateClassResource(ctx: Ctx, { id, title, visible_on: day }: ResourceChange): Promise<ClassResource> {
  return inTransaction(ctx, async (tx) => {
    const { class_id } = await requireManaged(tx, id);
    const visible_from = day === undefined ? undefined : await beginOfDay(tx, class_id, day);
    await changeResource(tx, id, {
      ...(title !== undefined && { title }),
      ...(visible_from !== undefined && { visible_from }),
    });
    return presentResource(await requireManaged(tx, id), tx.now());
  });
}

/** Its bytes are deleted afterwards. */
export function deleteClassResource(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return inTransaction(ctx, async (tx) => {
    const { file_id } = await requireManaged(tx, id);
    if (!(await removeResource(tx, id))) throw new Refusal('not_found');
    await emit(tx, 'file_dropped', { file_id });
    return { id };
  });
}

async function requireManaged(ctx: Ctx, id: number): Promise<ResourceRow> {
  const row = await findResource(ctx, id);
  // A guest learns nothing of which resources exist.
  await requireManager(ctx, row?.class_id ?? 0);
  if (!row) throw new Refusal('not_found');
  return row;
}
