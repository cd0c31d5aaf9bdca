import type { EnrollmentFile, EnrollmentFileFilter } from '#contract/learning/enrollments/files.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { presentFile } from './present-file.ts';
import { filesInSight } from './scope.ts';
import { pageOfFiles } from './store.ts';

export async function retrieveEnrollmentFiles(
  ctx: Ctx,
  query: ListQuery<{ filter?: EnrollmentFileFilter }>,
): Promise<ResultPage<EnrollmentFile>> {
  const { rows, total } = await pageOfFiles(ctx, { ...query, scope: filesInSight(ctx) });
  return { results: rows.map(presentFile), total };
}
