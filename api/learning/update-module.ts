import type { ModuleChange } from '#contract/learning.ts';
import type { Ctx } from '#api/shared/context.ts';
import { changeModule } from './editing-store.ts';
import { editableModule } from './editable.ts';
import { outlineChanged } from './outline-changed.ts';

export async function updateModule(ctx: Ctx, change: ModuleChange): Promise<{ id: number }> {
  const courseId = await editableModule(ctx, change.id);
  await changeModule(ctx, change);
  await outlineChanged(ctx, courseId);
  return { id: change.id };
}
