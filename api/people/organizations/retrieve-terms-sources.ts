import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listTermsSources, type TermsSourceQuery } from './store/terms-sources.ts';

export async function retrieveOrganizationTermsSources(ctx: Ctx, query: TermsSourceQuery) {
  requireClaim(ctx, 'organizations.edit');
  const { rows, total } = await listTermsSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
