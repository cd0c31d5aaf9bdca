import type { DocumentFilter, StudentDocument } from '#contract/people/people/student.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { pageOfDocuments } from './document-store.ts';
import { presentedDocument } from './present-document.ts';
import { recordsInSight } from './scope.ts';

export async function retrieveStudentDocuments(
  ctx: Ctx,
  query: ListQuery<{ filter?: DocumentFilter }>,
): Promise<ResultPage<StudentDocument>> {
  const { rows, total } = await pageOfDocuments(ctx, { ...query, scope: recordsInSight(ctx) });
  return { results: rows.map(presentedDocument), total };
}
