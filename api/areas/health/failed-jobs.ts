import type { FailedJob } from '#contract/areas/health/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { listFailedJobs, retryFailedJobs as retryFailed } from '#api/shared/work/failed-jobs.ts';

export async function retrieveFailedJobs(
  ctx: Ctx,
  { limit, offset }: ListQuery<object>,
): Promise<ResultPage<FailedJob>> {
  requireClaim(ctx, 'health.manage');
  const jobs = await listFailedJobs(ctx);
  const results = jobs
    .slice(offset, offset + limit)
    .map(({ failed_at, ...job }) => ({ ...job, failed_at: failed_at.toISOString() }));
  return { results, total: jobs.length };
}

/** Refuses `not_found` when no failed job has that id. */
export async function retryFailedJobs(ctx: Ctx, { id }: { id?: string | undefined }): Promise<{ retried: number }> {
  requireClaim(ctx, 'health.manage');
  const jobs = await retryFailed(ctx, id);
  if (id !== undefined && jobs.length === 0) throw new Refusal('not_found');
  return { retried: jobs.length };
}
