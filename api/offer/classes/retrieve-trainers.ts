import type { Trainer, TrainerFilter } from '#contract/offer/classes/staff.ts';
import { peopleInRole } from '#api/people/identity/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';

export async function retrieveTrainers(
  ctx: Ctx,
  query: ListQuery<{ filter?: TrainerFilter }>,
): Promise<ResultPage<Trainer>> {
  requireClaim(ctx, 'classes.edit');
  return peopleInRole(ctx, 'trainer', query);
}
