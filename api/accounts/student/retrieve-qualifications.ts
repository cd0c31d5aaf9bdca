import type { Qualification, QualificationFilter } from '#contract/accounts-student.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { pageOfQualifications } from './qualification-store.ts';
import { recordsInSight } from './scope.ts';

export async function retrieveQualifications(
  ctx: Ctx,
  ask: Ask<{ filter?: QualificationFilter }>,
): Promise<Found<Qualification>> {
  return pageOfQualifications(ctx, { ...ask, scope: recordsInSight(ctx) });
}
