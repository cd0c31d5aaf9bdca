import type { Qualification, QualificationFilter } from '#contract/people/people/student.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { pageOfQualifications } from './qualification-store.ts';
import { recordsInSight } from './scope.ts';

export async function retrieveQualifications(
  ctx: Ctx,
  query: ListQuery<{ filter?: QualificationFilter }>,
): Promise<ResultPage<Qualification>> {
  return pageOfQualifications(ctx, { ...query, scope: recordsInSight(ctx) });
}
