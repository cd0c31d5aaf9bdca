import type { DocumentFilter, StudentDocument } from '#contract/accounts-student.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { pageOfDocuments } from './document-store.ts';
import { presentedDocument } from './present-document.ts';
import { recordsInSight } from './scope.ts';

export async function retrieveStudentDocuments(
  ctx: Ctx,
  ask: Ask<{ filter?: DocumentFilter }>,
): Promise<Found<StudentDocument>> {
  const { rows, total } = await pageOfDocuments(ctx, { ...ask, scope: recordsInSight(ctx) });
  return { results: rows.map(presentedDocument), total };
}
