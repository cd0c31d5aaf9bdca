import type { NewModule } from '#contract/learning/learning/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isCourse } from '#api/offer/catalogue/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { insertModule, insertModules, type PlacedModule } from './editing-store.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';

type Outline = { course_id: number; modules: PlacedModule[] };

/** Adds modules that come from a folder. Needs the claim `contents.edit`. */
export async function createModules(ctx: Ctx, { course_id, modules }: Outline): Promise<number[]> {
  requireClaim(ctx, 'contents.edit');
  if (!(await isCourse(ctx, course_id))) throw new Refusal('not_found');
  const ids = await insertModules(ctx, course_id, modules);
  await courseOutlineChanged(ctx, course_id);
  return ids;
}

/** Adds a module at the given position, or at the end. Needs the claim `contents.edit`. */
export async function createModule(ctx: Ctx, module: NewModule): Promise<{ id: number }> {
  requireClaim(ctx, 'contents.edit');
  if (!(await isCourse(ctx, module.course_id))) throw new Refusal('not_found');
  const created = await insertModule(ctx, module);
  await courseOutlineChanged(ctx, module.course_id);
  return created;
}
