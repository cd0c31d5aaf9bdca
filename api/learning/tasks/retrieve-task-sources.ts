import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listTaskSources, type TaskSourceQuery } from './store/sources.ts';

export async function retrieveTaskSources(ctx: Ctx, query: TaskSourceQuery) {
  requireClaim(ctx, 'contents.edit');
  const { rows, total } = await listTaskSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
