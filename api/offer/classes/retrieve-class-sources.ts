import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listClassSources, type ClassSourceQuery } from './source-store.ts';

export async function retrieveClassSources(ctx: Ctx, query: ClassSourceQuery) {
  requireClaim(ctx, 'classes.edit');
  const { rows, total } = await listClassSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
