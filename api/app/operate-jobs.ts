import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { readOperatorCommand } from '#api/shared/operator-command.ts';
import { listFailedJobs, retryFailedJobs, type FailedJob } from './failed-jobs.ts';
import { operatorDoc } from '#api/shared/route-doc.ts';

export const JobsCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('failed') }),
  /** All of them without an id. */
  z.strictObject({ command: z.literal('retry'), id: z.string().optional() }),
]);
export type JobsCommand = z.infer<typeof JobsCommand>;

export const jobsOperatorPath = '/jobs/operator';

/** `npm run jobs`, while this process has the database open. To everybody else there is no such address. */
export const jobsRawRoutes: RawRoute[] = [
  {
    method: 'POST',
    path: jobsOperatorPath,
    doc: operatorDoc({
      summary: 'List or retry failed jobs',
      description: 'Used by `npm run jobs` while the server is running.',
      command: JobsCommand,
    }),
    handle: async (ctx, request) => {
      const requested = await readOperatorCommand(ctx, request, JobsCommand);
      return Response.json({
        status: 'success',
        data: await operateJobs({ ...ctx, actor: { kind: 'system' } }, requested),
      });
    },
  },
];

/** What `npm run jobs` does for an operator. Refuses `not_found` where no failed job has that id. */
export async function operateJobs(ctx: Ctx, requested: JobsCommand): Promise<FailedJob[]> {
  if (requested.command === 'failed') return listFailedJobs(ctx);
  const retried = await retryFailedJobs(ctx, requested.id);
  if (requested.id !== undefined && retried.length === 0) throw new Refusal('not_found');
  return retried;
}
