import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { readOperatorCommand } from '#api/shared/http/operator-command.ts';
import { listDueJobs, type DueJobs } from '#api/shared/work/due-jobs.ts';
import { listFailedJobs, retryFailedJobs, type FailedJob } from '#api/shared/work/failed-jobs.ts';
import { operatorDoc } from '#api/shared/http/route-doc.ts';

export const JobsCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('failed') }),
  z.strictObject({ command: z.literal('due') }),
  /** Without an id, all of them. */
  z.strictObject({ command: z.literal('retry'), id: z.string().optional() }),
]);
export type JobsCommand = z.infer<typeof JobsCommand>;

export const jobsOperatorPath = '/jobs/operator';

/** Used by `npm run jobs`. The address does not exist for anybody else. */
export const jobsRawRoutes: RawRoute[] = [
  {
    method: 'POST',
    path: jobsOperatorPath,
    doc: operatorDoc({
      summary: 'List due and failed jobs, or retry failed ones',
      description: 'Used by `npm run jobs` while the server is running.',
      command: JobsCommand,
    }),
    handle: async (ctx, request) => {
      const command = await readOperatorCommand(ctx, request, JobsCommand);
      const data = await operateJobs({ ...ctx, actor: { kind: 'system' } }, command);
      return Response.json({ status: 'success', data });
    },
  },
];

/** Refuses `not_found` when no failed job has that id. */
export async function operateJobs(ctx: Ctx, command: JobsCommand): Promise<FailedJob[] | DueJobs[]> {
  if (command.command === 'due') return listDueJobs(ctx);
  if (command.command === 'failed') return listFailedJobs(ctx);
  const retried = await retryFailedJobs(ctx, command.id);
  if (command.id !== undefined && retried.length === 0) throw new Refusal('not_found');
  return retried;
}
