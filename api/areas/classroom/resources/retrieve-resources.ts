import type { ClassResource, ResourceFilter } from '#contract/areas/classroom/resources.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { presentResource } from './present-resource.ts';
import { managesResources, requireReader, rolesInClass } from './resource-access.ts';
import { pageOfResources } from './store.ts';

/** Newest first. */
export async function retrieveClassResources(
  ctx: Ctx,
  { sort: _, ...query }: ListQuery<{ filter?: ResourceFilter }>,
): Promise<ResultPage<ClassResource>> {
  const { class_id: classId = 0 } = query.filter;
  const roles = await rolesInClass(ctx, classId);
  requireReader(roles);
  const { rows, total } = await pageOfResources(ctx, { ...query, classId, seesAll: managesResources(roles) });
  return { results: rows.map((row) => presentResource(row, ctx.now())), total };
}
