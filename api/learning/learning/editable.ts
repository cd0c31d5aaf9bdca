import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ContentType } from '#contract/learning/learning/values.ts';
import { courseOfContent, courseOfModule, typeOfContent } from './editing-store.ts';

/** Refuses `not_signed_in`, `not_allowed`, `not_found`. */
export async function editableModule(ctx: Ctx, id: number): Promise<number> {
  requireClaim(ctx, 'contents.edit');
  return found(await courseOfModule(ctx, id));
}

export async function editableContent(ctx: Ctx, id: number): Promise<number> {
  requireClaim(ctx, 'contents.edit');
  return found(await courseOfContent(ctx, id));
}

/** A content of these types; refuses also `not_found` for one of another. */
export async function editableContentOf(
  ctx: Ctx,
  { id, types }: { id: number; types: readonly ContentType[] },
): Promise<number> {
  const courseId = await editableContent(ctx, id);
  const own = await typeOfContent(ctx, id);
  if (!types.some((type) => type === own)) throw new Refusal('not_found');
  return courseId;
}

function found(courseId: number | null): number {
  if (courseId === null) throw new Refusal('not_found');
  return courseId;
}
