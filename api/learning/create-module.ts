import type { LocalizedText } from '#contract/basics.ts';
import type { NewModule } from '#contract/learning.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { insertModule, insertModules, isCourseThere } from './editing-store.ts';
import { outlineChanged } from './outline-changed.ts';

type Outline = { course_id: number; titles: LocalizedText[] };

/** Adds modules of these titles at the end of a course, in this order, and answers their ids. Needs the claim `contents.edit`. */
export async function createModules(ctx: Ctx, { course_id, titles }: Outline): Promise<number[]> {
  mustHave(ctx, 'contents.edit');
  if (!(await isCourseThere(ctx, course_id))) throw new Refusal('not_found');
  const ids = await insertModules(ctx, course_id, titles);
  await outlineChanged(ctx, course_id);
  return ids;
}

/** Adds a module to a course, at its end unless a position is said. Needs the claim `contents.edit`. */
export async function createModule(ctx: Ctx, module: NewModule): Promise<{ id: number }> {
  mustHave(ctx, 'contents.edit');
  if (!(await isCourseThere(ctx, module.course_id))) throw new Refusal('not_found');
  const created = await insertModule(ctx, module);
  await outlineChanged(ctx, module.course_id);
  return created;
}
