import type { Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';

/** The guest's pages of a course show its outline. */
export function outlineChanged(ctx: Ctx, courseId: number): Promise<void> {
  return dropPages(ctx, `/courses/${courseId}`);
}
