import type { ModuleChange } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { changeModule } from './editing-store.ts';
import { editableModule } from './editable.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';

export async function updateModule(ctx: Ctx, change: ModuleChange): Promise<{ id: number }> {
  const courseId = await editableModule(ctx, change.id);
  await changeModule(ctx, change);
  await courseOutlineChanged(ctx, courseId);
  return { id: change.id };
}
