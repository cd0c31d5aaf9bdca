import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { courseOfContent, courseOfModule } from './editing-store.ts';

/** Refuses `not_signed_in`, `not_allowed`, `not_found`. */
export async function editableModule(ctx: Ctx, id: number): Promise<number> {
  requireClaim(ctx, 'contents.edit');
  return found(await courseOfModule(ctx, id));
}

export async function editableContent(ctx: Ctx, id: number): Promise<number> {
  requireClaim(ctx, 'contents.edit');
  return found(await courseOfContent(ctx, id));
}

function found(courseId: number | null): number {
  if (courseId === null) throw new Refusal('not_found');
  return courseId;
}
