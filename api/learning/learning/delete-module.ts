import type { Ctx } from '#api/shared/context.ts';
import { markDeleted } from './editing-store.ts';
import { editableModule } from './editable.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';

export async function deleteModule(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const courseId = await editableModule(ctx, id);
  await markDeleted(ctx, 'modules', [id]);
  await courseOutlineChanged(ctx, courseId);
  return { id };
}
