import type { GuideChange } from '#contract/areas/guides/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listGuideSources, renameGuide, type GuideSourceQuery } from './source-store.ts';

export async function retrieveGuideSources(ctx: Ctx, query: GuideSourceQuery) {
  requireClaim(ctx, 'contents.edit');
  const { rows, total } = await listGuideSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}

export async function updateGuide(ctx: Ctx, change: GuideChange): Promise<{ id: number }> {
  requireClaim(ctx, 'contents.edit');
  if (!(await renameGuide(ctx, change))) throw new Refusal('not_found');
  return { id: change.id };
}
