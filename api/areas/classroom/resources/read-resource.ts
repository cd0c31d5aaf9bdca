import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isVisible } from './present-resource.ts';
import { managesResources, requireReader, rolesInClass } from './resource-access.ts';
import { findResource } from './store.ts';

/** Refuses `not_found` to strangers and for what learners do not see yet, and the reason to other people of the class. */
export async function readResource(ctx: Ctx, id: number): Promise<SavedFile> {
  const row = await findResource(ctx, id);
  const roles = await rolesInClass(ctx, row?.class_id ?? 0);
  if (!row || roles.includes('stranger')) throw new Refusal('not_found');
  requireReader(roles);
  if (!managesResources(roles) && !isVisible(row, ctx.now())) throw new Refusal('not_found');
  return readFileFacts(ctx, row.file_id);
}
