import type { Ctx } from '#api/shared/context.ts';
import { editableModule } from './editable.ts';
import { insertContent, mediaOf, type SourcedContent } from './editing-store.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';
import type { Activity } from './model/sequencing/activity.ts';
import { requireMedia, requirePackage } from './require-media.ts';

/**
 * Adds a content at the given position, or at the end. An assessment, and a SCORM package with a mastery score, is graded
 * by default. Needs the claim `contents.edit`. Refuses `not_found` for an unknown module, and what `requireMedia` does.
 */
export async function createContent(ctx: Ctx, content: SourcedContent): Promise<{ id: number }> {
  const courseId = await editableModule(ctx, content.module_id);
  await requireMedia(ctx, { type: content.type, media: mediaOf(content) });
  const isGraded = content.is_graded ?? (await isGradedByItself(ctx, content));
  const created = await insertContent(ctx, { content, isGraded });
  await courseOutlineChanged(ctx, courseId);
  return created;
}

async function isGradedByItself(ctx: Ctx, content: SourcedContent): Promise<boolean> {
  if (content.type === 'assessment') return true;
  if (content.type !== 'scorm') return false;
  const stored = await requirePackage(ctx, content.scorm_package_id);
  return stored.items.some(({ mastery_score }) => mastery_score !== null) || passesByMeasure(stored.activities);
}

function passesByMeasure(activity: Activity | null): boolean {
  if (!activity) return false;
  return (
    activity.sequencing.objectives.some(({ isPrimary, passingMeasure }) => isPrimary && passingMeasure !== null) ||
    activity.children.some(passesByMeasure)
  );
}
