import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listPostSources, type PostSourceQuery } from './source-store.ts';

export async function retrievePostSources(ctx: Ctx, query: PostSourceQuery) {
  requireClaim(ctx, 'news.edit');
  const { rows, total } = await listPostSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
