import type { Ctx } from '#api/shared/context.ts';
import { editableContent } from './editable.ts';
import { markDeleted } from './editing-store.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';

export async function deleteContent(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const courseId = await editableContent(ctx, id);
  await markDeleted(ctx, 'contents', [id]);
  await courseOutlineChanged(ctx, courseId);
  return { id };
}
