import type { ContentChange } from '#contract/learning.ts';
import type { Ctx } from '#api/shared/context.ts';
import { editableContent } from './editable.ts';
import { changeContent } from './editing-store.ts';
import { outlineChanged } from './outline-changed.ts';

/** Changes what is said of a content; its file stays. */
export async function updateContent(ctx: Ctx, change: ContentChange): Promise<{ id: number }> {
  const courseId = await editableContent(ctx, change.id);
  await changeContent(ctx, change);
  await outlineChanged(ctx, courseId);
  return { id: change.id };
}
