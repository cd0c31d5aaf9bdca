import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { operatorRoute } from '#api/shared/http/operator-command.ts';
import { listDueJobs, type DueJobs } from '#api/shared/work/due-jobs.ts';
import { listFailedJobs, retryFailedJobs, type FailedJob } from '#api/shared/work/failed-jobs.ts';

export const JobsCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('failed') }),
  z.strictObject({ command: z.literal('due') }),
  /** Without an id, all of them. */
  z.strictObject({ command: z.literal('retry'), id: z.string().optional() }),
]);
export type JobsCommand = z.infer<typeof JobsCommand>;

export const jobsOperatorPath = '/jobs/operator';

export const jobsRawRoutes: RawRoute[] = [
  operatorRoute({
    path: jobsOperatorPath,
    usedBy: 'npm run jobs',
    summary: 'List due and failed jobs, or retry failed ones',
    command: JobsCommand,
    run: operateJobs,
  }),
];

/** Refuses `not_found` when no failed job has that id. */
export async function operateJobs(ctx: Ctx, command: JobsCommand): Promise<FailedJob[] | DueJobs[]> {
  if (command.command === 'due') return listDueJobs(ctx);
  if (command.command === 'failed') return listFailedJobs(ctx);
  const retried = await retryFailedJobs(ctx, command.id);
  if (command.id !== undefined && retried.length === 0) throw new Refusal('not_found');
  return retried;
}
