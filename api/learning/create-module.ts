import type { NewModule } from '#contract/learning.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { insertModule, isCourseThere } from './editing-store.ts';
import { outlineChanged } from './outline-changed.ts';

/** Adds a module to a course, at its end unless a position is said. Needs the claim `contents.edit`. */
export async function createModule(ctx: Ctx, module: NewModule): Promise<{ id: number }> {
  mustHave(ctx, 'contents.edit');
  if (!(await isCourseThere(ctx, module.course_id))) throw new Refusal('not_found');
  const created = await insertModule(ctx, module);
  await outlineChanged(ctx, module.course_id);
  return created;
}
