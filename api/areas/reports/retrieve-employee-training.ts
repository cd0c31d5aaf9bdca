import type { EmployeeTraining, EmployeeTrainingFilter } from '#contract/areas/reports/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { pageOfEmployees } from './employee-store.ts';
import { requireReport } from './require-report.ts';

type Query = ListQuery<{ filter?: EmployeeTrainingFilter | undefined }>;

export async function retrieveEmployeeTraining(
  ctx: Ctx,
  { filter, sort, limit, offset }: Query,
): Promise<ResultPage<EmployeeTraining>> {
  const report = await requireReport(ctx, filter);
  const isBelow = filter.below_yearly_hours === true;
  const usesHours = isBelow || sort.some(({ field }) => field === 'hours');
  if (usesHours && !report.seesTraining) throw new Refusal('not_allowed');
  return pageOfEmployees(ctx, { ...report, isBelow, sort }, { limit, offset });
}
