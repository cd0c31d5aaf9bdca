import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { holdFileOf } from '#api/platform/files/index.ts';
import { editableModule } from './editable.ts';
import { insertContent, type SourcedContent } from './editing-store.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';
import type { Activity } from './model/sequencing/activity.ts';
import { findPackage } from './scorm-store.ts';

/**
 * Adds a content at the given position, or at the end. An assessment, and a SCORM package with a mastery score, is graded
 * by default. Needs the claim `contents.edit`. Refuses `not_found` for an unknown module or package, and `not_a_course_file`.
 */
export async function createContent(ctx: Ctx, content: SourcedContent): Promise<{ id: number }> {
  const courseId = await editableModule(ctx, content.module_id);
  await requireAllParts(ctx, content);
  const isGraded = content.is_graded ?? (await isGradedByItself(ctx, content));
  const created = await insertContent(ctx, { content, isGraded });
  await courseOutlineChanged(ctx, courseId);
  return created;
}

async function requireAllParts(ctx: Ctx, content: SourcedContent): Promise<void> {
  if (content.type !== 'file' && content.type !== 'video') return;
  await requireCourseFile(ctx, { id: content.file_id, field: 'file_id' });
  if (content.type === 'video' && content.captions_file_id)
    await requireCourseFile(ctx, { id: content.captions_file_id, field: 'captions_file_id' });
}

/** Without this check any stored file could be shown to learners by its id, as somebody's identity document. */
async function requireCourseFile(ctx: Ctx, { id, field }: { id: number; field: string }): Promise<void> {
  if (!(await holdFileOf(ctx, { id, category: 'course-content' }))) throw new Refusal('not_a_course_file', { field });
}

async function isGradedByItself(ctx: Ctx, content: SourcedContent): Promise<boolean> {
  if (content.type === 'assessment') return true;
  if (content.type !== 'scorm') return false;
  const stored = await findPackage(ctx, content.scorm_package_id);
  if (!stored) throw new Refusal('not_found');
  return stored.items.some(({ mastery_score }) => mastery_score !== null) || passesByMeasure(stored.activities);
}

function passesByMeasure(activity: Activity | null): boolean {
  if (!activity) return false;
  return (
    activity.sequencing.objectives.some(({ isPrimary, passingMeasure }) => isPrimary && passingMeasure !== null) ||
    activity.children.some(passesByMeasure)
  );
}
