import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import {
  listContentSources,
  listModuleSources,
  type ContentSourceQuery,
  type ModuleSourceQuery,
} from './record-source-store.ts';

export async function retrieveModuleSources(ctx: Ctx, query: ModuleSourceQuery) {
  requireClaim(ctx, 'contents.edit');
  const { rows, total } = await listModuleSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}

export async function retrieveContentSources(ctx: Ctx, query: ContentSourceQuery) {
  requireClaim(ctx, 'contents.edit');
  const { rows, total } = await listContentSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
