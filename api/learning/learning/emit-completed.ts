import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import type { ProgressKey } from './store.ts';

/** Called under the lock of the progress, when it turns to done. */
export function emitCompleted(ctx: Ctx, { enrollmentId, contentId }: ProgressKey): Promise<void> {
  return emit(ctx, 'content_completed', { enrollment_id: enrollmentId, content_id: contentId });
}

/** Called under the lock of the progress, when the grade of a SCORM content changes. */
export function emitGraded(ctx: Ctx, { enrollmentId, contentId }: ProgressKey): Promise<void> {
  return emit(ctx, 'content_graded', { enrollment_id: enrollmentId, content_id: contentId });
}
