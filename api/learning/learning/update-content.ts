import type { ContentChange } from '#contract/learning/learning/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';
import { editableContent } from './editable.ts';
import { changeContent, courseOfModule, storedMedia } from './editing-store.ts';
import { requireMedia } from './require-media.ts';

/** Progress stays, also with another file. Refuses `not_found` for a module of another course, and as `requireMedia`. */
export async function updateContent(ctx: Ctx, change: ContentChange): Promise<{ id: number }> {
  const courseId = await editableContent(ctx, change.id);
  const { module_id: moduleId } = change;
  if (moduleId !== undefined && (await courseOfModule(ctx, moduleId)) !== courseId)
    throw new Refusal('not_found', { field: 'module_id' });
  const { type, ...before } = await storedMedia(ctx, change.id);
  await requireMedia(ctx, { type, media: change, before });
  await changeContent(ctx, change);
  await courseOutlineChanged(ctx, courseId);
  return { id: change.id };
}
