import type { ContentChange } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { editableContent } from './editable.ts';
import { changeContent } from './editing-store.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';

export async function updateContent(ctx: Ctx, change: ContentChange): Promise<{ id: number }> {
  const courseId = await editableContent(ctx, change.id);
  await changeContent(ctx, change);
  await courseOutlineChanged(ctx, courseId);
  return { id: change.id };
}
