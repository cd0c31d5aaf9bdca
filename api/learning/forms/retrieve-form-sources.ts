import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listFormSources, type FormSourceQuery } from './store/sources.ts';

export async function retrieveFormSources(ctx: Ctx, query: FormSourceQuery) {
  requireClaim(ctx, 'forms.edit');
  const { rows, total } = await listFormSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
