import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { listAssessmentSources, type AssessmentSourceQuery } from './store/sources.ts';

export async function retrieveAssessmentSources(ctx: Ctx, query: AssessmentSourceQuery) {
  requireClaim(ctx, 'contents.edit');
  const { rows, total } = await listAssessmentSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
